import { expect, test } from 'vitest'
import { withLettersSpelledOut } from './read-letters.ts'

test.each([
  ['Manager - F & A', 'Manager - finance accounts'],
  ['executive f&a', 'executive finance accounts'],
  ['Deputy Manager (L&D)', 'Deputy Manager (learning development)'],
  ['T&C Engineer', 'testing commissioning Engineer'],
  ['F&B Manager', 'F&B Manager'],
  ['R&D chemist', 'R&D chemist'],
  ['c & c++ developer', 'c & c++ developer'],
  ['A & Co', 'A & Co'],
])('%s is %s', (typed, read) => {
  expect(withLettersSpelledOut(typed)).toBe(read)
})
