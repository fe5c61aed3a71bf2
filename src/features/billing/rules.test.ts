import { expect, test } from 'vitest'
import { assert, integer, property } from 'fast-check'
import { paiseOf, rupeesText } from './rules.ts'

test.each([
  [100, 10_000],
  [1, 100],
  [19.99, 1_999],
  [4_35_000.15, 4_35_00_015],
  [1.005, null],
  [0.001, null],
  [99.999, null],
])('%d rupees are %s paise', (rupees, paise) => {
  expect(paiseOf(rupees)).toBe(paise)
})

test('every amount in paise can be converted to rupees and back', () => {
  const inPaise = integer({ min: 100, max: 5_00_00_000 })
  assert(
    property(inPaise, (paise) => {
      expect(paiseOf(paise / 100)).toBe(paise)
    }),
  )
})

test.each([
  [10_000, '₹100'],
  [1_23_456_50, '₹1,23,456.50'],
  [5_00_000_00, '₹5,00,000'],
  [1_05, '₹1.05'],
])('%d paise are written %s', (paise, text) => {
  expect(rupeesText(paise)).toBe(text)
})
