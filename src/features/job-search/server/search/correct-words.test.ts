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
test('two errors in the consonants of a short word make another word', () => {
  expect(nearest('stripe', spellings(['scripts', 90]))).toBe('stripe')
  expect(nearest('machnik', spellings(['machanic', 90]))).toBe('machanic')
})
test('a word that nothing is near stays as it was typed', () => {
  expect(nearest('zzzzzz', spellings(['driver', 900]))).toBe('zzzzzz')
  expect(nearest('cook', [])).toBe('cook')
})
