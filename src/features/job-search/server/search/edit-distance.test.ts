import { expect, test } from 'vitest'
import { editDistance, nearest } from './edit-distance.ts'

test.each([
  ['nurse', 'nurse', 0],
  ['nusre', 'nurse', 1],
  ['nurs', 'nurse', 1],
  ['nursse', 'nurse', 1],
  ['nerse', 'nurse', 1],
  ['engneeer', 'engineer', 2],
  ['', 'abc', 3],
])('from %s to %s it is %i', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance)
  expect(editDistance(b, a)).toBe(distance)
})

const spellings = (...terms: [string, number][]) => terms.map(([term, df]) => ({ word: '', term, df }))

test('of equally near words the more common is meant', () => {
  expect(nearest('saler', spellings(['safer', 3], ['sales', 900]))).toBe('sales')
})
test('a short word may differ in one letter, a longer one in two', () => {
  expect(nearest('cook', spellings(['coal', 50]))).toBe('cook')
  expect(nearest('acountent', spellings(['accountant', 50]))).toBe('accountant')
})
