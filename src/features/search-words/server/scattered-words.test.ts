import { expect, test } from 'vitest'
import { areScattered } from './scattered-words.ts'

test.each([
  ['Account Director', ['Company Secretary Trainee', 'Assistant Finance Manager'], true],
  ['Manager Commercial', ['Restaurant Manager'], true],
  ['model', ['Associate Data Scientist'], true],
  ['process design', ['Accounts Assistant', 'HR Generalist'], true],
  ['Manager Pricing', ['Payroll Manager', 'Salon Manager', 'Store Manager'], true],
  // One title is of the work, or has a word of it.
  ['Legal Adviser', ['GST Executive', 'Legal Manager'], false],
  ['tele calling staff', ['Telecaller'], false],
  // What jobs have in their text.
  ['drilling', ['Building Supervisor'], false],
  ['seasonal harvest', ['Finance Manager'], false],
  ['the of and', ['Finance Manager'], false],
  ['metro delhi', ['Finance Manager'], false],
  ['react redux', ['Frontend Developer'], false],
  ['ex-servicemen', ['Head Cashier'], false],
  ['b com fresher', ['Accountant'], false],
  ['mba fresher', ['Marketing Executive'], false],
  ['मेट्रो काम', ['Finance Manager'], false],
] as const)('%s among %j: %s', (q, titles, expected) => {
  expect(areScattered(q, titles)).toBe(expected)
})
