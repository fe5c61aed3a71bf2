import { expect, test } from 'vitest'
import { findYears, readPay } from './read-figures.ts'

test.each([
  ['java developer with 4 years experience', 4],
  ['5+ yrs react', 5],
  ['mere paas 3 saal ka experience hai', 3],
  ['3 साल का अनुभव', 3],
  ['i am 25 years old', null],
  ['i am 25 years old with 3 years experience', 3],
  ['meri umar 30 saal hai', null],
  ['22 saal ka hu', null],
  ['मैं 25 साल का हूँ', null],
  ['age 40 years', null],
  ['2 saal ka gap hai', null],
  ['top 5 sal of it jobs', null],
  ['5 salesman needed', null],
])('years of work in: %s', (text, worked) => {
  expect(findYears(text)).toBe(worked)
})

test.each([
  ['warehouse job paying 18000 a month', 216_000],
  ['25000 per month', 300_000],
  ['250000 per month', 3_000_000],
  ['25,000 pm in hand', 300_000],
  ['300000 per year', 300_000],
  ['60000 per year', 60_000],
  ['500 per day', 156_000],
  ['roz ka 600 daily', 187_200],
  ['100 rs per hour', 249_600],
  ['20 hazaar mahina', 240_000],
  ['20k', 240_000],
  ['4 lpa', 400_000],
  ['above 4.5 lakh', 450_000],
  ['350000', 350_000],
  ['₹412500', 412_500],
  ['jobs near 411001', null],
  ['pin code 560100', null],
  ['pincode 400000', null],
  ['15 days notice', null],
  ['10th pass', null],
  ['call 9876543210', null],
])('pay in: %s', (text, yearly) => {
  expect(readPay(text)).toBe(yearly)
})
