import { expect, test } from 'vitest'
import { Refusal } from '#platform/contract/refusal.ts'
import { Unavailable } from '../failures.ts'
import { kindOf } from './log.ts'

test.each([
  [new Error('secret detail'), 'Error'],
  [new TypeError('secret detail'), 'TypeError'],
  [Object.assign(new Error('connect ENOENT /tmp/x'), { code: 'ENOENT', syscall: 'connect' }), 'Error ENOENT'],
  [Object.assign(new Error('date out of range'), { name: 'error', code: '22008' }), 'Database 22008'],
  [new Unavailable('The kitchen is closed'), 'Unavailable'],
  [new Refusal('busy', [503, 'Please try again later']), 'Refusal busy'],
])('the kind of %s says which of the database or the network it was, and no detail', (error, kind) => {
  expect(kindOf(error)).toBe(kind)
})
