import { expect, test } from 'vitest'
import { readCvChange } from './read-cv-change.ts'

test.each([
  ['add excel to my cv', ['excel']],
  ['Please add Tally, MS Excel and C++ to my resume.', ['Tally', 'MS Excel', 'C++']],
  ['add GST filing to my skills', ['GST filing']],
  ['mere cv me tally skill jod do', ['tally']],
  ['resume me Tally aur GST add karo', ['Tally', 'GST']],
  ['मेरे सीवी में टैली और एक्सेल जोड़ दो', ['टैली', 'एक्सेल']],
])('skills: %s', (message, skills) => {
  expect(readCvChange(message)).toEqual({ kind: 'skills', skills })
})

test('a summary is taken as it is written', () => {
  const summary = 'Accountant with six years in GST and payroll.\nKeeps the books of four firms.'
  expect(readCvChange(`Change my CV summary to: "${summary}"`)).toEqual({ kind: 'summary', summary })
})

test.each([
  'add my new job to my cv',
  'add a photo to my cv',
  'what should I add to my resume',
  'cv me kya likhna hai',
  'add experience to my cv',
  'add 9876543210 to my cv',
  'mere cv me photo lagana hai kya',
  'change my summary',
])('no change that can be proposed: %s', (message) => {
  expect(readCvChange(message)).toBeNull()
})
