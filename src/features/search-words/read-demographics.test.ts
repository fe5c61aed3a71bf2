/** Words for groups of people whom companies invite in particular become the filter for them. */
import { expect, test } from 'vitest'
import { readFilters } from './read-filters.ts'

test.each([
  ['immediate joiner java', 'java', 'immediate_joiner'],
  ['Java Developer - Immediate Joining', 'Java Developer', 'immediate_joiner'],
  ['work for housewife', 'work', 'returning_mother'],
  ['java returnship program', 'java', 'returning_mother'],
  ['job after career break', 'job', 'returning_mother'],
])('%s', (typed, q, demographic) => {
  expect(readFilters(typed, () => false)).toEqual({ q, filters: { demographic } })
})

test.each(['army', 'joiner', 'wooden joiner carpenter', 'veterinary doctor'])('%s has no filter', (typed) => {
  expect(readFilters(typed, () => false)).toEqual({ q: typed, filters: {} })
})
