import { expect, test } from 'vitest'
import { figuresIn } from './figures.ts'

const valuesIn = (text: string): number[] => figuresIn(text).map(({ value }) => value)

test.each([
  ['₹2,40,000', [240_000]],
  ['Rs. 500/-', [500]],
  ['INR 12000', [12_000]],
  ['2.4 LPA', [240_000]],
  ['₹2.4L–₹3.0L', [240_000, 300_000]],
  ['20k a month', [20_000]],
  ['1 crore', [10_000_000]],
  ['1.5 Cr', [15_000_000]],
  ['1.2 million', [1_200_000]],
  ['2-3 lakh', [200_000, 300_000]],
  ['2 to 3 lakhs', [200_000, 300_000]],
  ['2 से 3 लाख', [200_000, 300_000]],
  ['2 se 3 lakh', [200_000, 300_000]],
  ['१२ नौकरियाँ', [12]],
  ['२.५ लाख', [250_000]],
  ['₹४,५०,०००', [450_000]],
  ['৫০০০', [5_000]],
  ['٦٧ jobs', [67]],
  ['１２', [12]],
  ['15 हज़ार', [15_000]],
  ['twenty five thousand rupees', [25_000]],
  ['twenty-five thousand', [25_000]],
  ['पच्चीस हज़ार', [25_000]],
  ['dhai lakh', [250_000]],
  ['डेढ़ लाख', [150_000]],
  ['five jobs', [5]],
  ['paanch saal', [5]],
  ['one job', []],
  ['5 lines', [5]],
  ['12 to 15 years', [12, 15]],
  ['40%', [40]],
  ['Java 8', [8]],
])('%s', (text, values) => {
  expect(valuesIn(text)).toEqual(values)
})

test.each(['lakhs of people', 'several thousand', 'करोड़ों नहीं, लाख', 'a lakh'])('%s is a sum that nobody can read', (text) => {
  expect(valuesIn(text).some(Number.isNaN)).toBe(true)
})

test('a sum is recognised by its currency sign, its unit or its size', () => {
  expect(['₹12', '12k', '1200', '12'].map((text) => figuresIn(text)[0]?.isSum)).toEqual([true, true, true, false])
})
