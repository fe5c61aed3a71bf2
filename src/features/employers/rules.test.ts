import { expect, test } from 'vitest'
import { answersText, fairResponses, peopleText, planText } from './rules.ts'

test.each([
  ['1001-5000', '1,001–5,000'],
  ['100000-500000', '1,00,000–5,00,000'],
  ['11-50', '11–50'],
  ['5000+', '5,000+'],
  ['a few', 'a few'],
])('%s people are written %s', (size, text) => {
  expect(peopleText(size)).toBe(text)
})

test.each([
  [{ applications: 12, answered: 8, medianDays: 3.2 }, '67% get an answer, half within 3 days (12 applications)'],
  [{ applications: 5, answered: 5, medianDays: 0.2 }, '100% get an answer, half within a day (5 applications)'],
  [{ applications: 1_200, answered: 0, medianDays: null }, '0% get an answer (1,200 applications)'],
])('%o is written %s', (responses, text) => {
  expect(answersText(responses)).toBe(text)
})

test('four applications are too few for figures', () => {
  expect(fairResponses({ applications: 4, answered: 4, medianDays: 1 })).toBeNull()
})

test.each([
  ['active', null, 'Active', ['Runs until', 'No end date']],
  ['active', '2026-11-03T10:00:00Z', 'Active', ['Runs until', '3 November 2026']],
  ['expired', '2026-11-03T10:00:00Z', 'Over', ['Ended on', '3 November 2026']],
  ['expired', null, 'Over', null],
  ['inactive', null, 'Not active', null],
  ['cancelled', '2026-11-03T10:00:00Z', 'Cancelled', null],
])(
  'the period of a plan agrees with its status: %s with the end %s',
  (subscriptionStatus, subscriptionExpiry, status, period) => {
    const { plan, ...shown } = planText({ subscriptionTier: 'basic', subscriptionStatus, subscriptionExpiry })
    expect([plan, shown]).toEqual(['Basic', { status, period }])
  },
)
