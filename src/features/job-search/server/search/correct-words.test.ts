import { expect, test } from 'vitest'
import { nearest } from './correct-words.ts'

const spellings = (...terms: [string, number][]) => terms.map(([term, df]) => ({ word: '', term, df }))

test('of equally near words the more common is meant', () => {
  expect(nearest('saler', spellings(['safer', 3], ['sales', 900]))).toBe('sales')
})
test('a short word may differ in one letter, a longer one in two', () => {
  expect(nearest('cook', spellings(['coal', 50]))).toBe('cook')
  expect(nearest('acountent', spellings(['accountant', 50]))).toBe('accountant')
})
