import { expect, test } from 'vitest'
import { readRupees } from './rupees.ts'

test.each([
  ['8,00,000', 800_000],
  ['₹ ८ ०० ०००', 800_000],
  ['Rs. 25,000/-', 25_000],
  ['25000 /=', 25_000],
  ['25,000.00', 25_000],
  ['25k', 25_000],
  ['25 K', 25_000],
  ['15 thousand', 15_000],
  ['3 lakh', 300_000],
  ['3L', 300_000],
  ['3.3 lakhs', 330_000],
  ['2.25 lacs', 225_000],
  ['1 crore', 10_000_000],
  ['0.5 Cr', 5_000_000],
  ['  ', null],
  ['1.5', Number.NaN],
  ['-1', Number.NaN],
  ['3 to 5 lakh', Number.NaN],
  ['3 LPA', Number.NaN],
  ['negotiable', Number.NaN],
  ['lakh', Number.NaN],
  ['9'.repeat(16), Number.NaN],
  ['9'.repeat(12) + ' crore', Number.NaN],
])('%j rupees are %j', (typed, rupees) => {
  expect(readRupees(typed)).toBe(rupees)
})
