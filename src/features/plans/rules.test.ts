import { expect, test } from 'vitest'
import { contentRows, grantsNothing } from './rules.ts'

const empty = { audience: 'employer', jobPostingLimit: 0, cvLimit: 0, boosts: 0, durationDays: 30, includesAddon: false } as const

test.each([
  [{}, true],
  [{ jobPostingLimit: 1 }, false],
  [{ cvLimit: 1 }, false],
  [{ boosts: 1 }, false],
  [{ includesAddon: true }, false],
  [{ audience: 'seeker', jobPostingLimit: 5, boosts: 2, includesAddon: true }, true],
  [{ audience: 'seeker', cvLimit: 70 }, false],
] as const)('a plan with %j grants nothing: %s', (over, isNothing) => {
  expect(grantsNothing({ ...empty, ...over })).toBe(isNothing)
})

test.each([
  [{ isTopUp: true, cvLimit: 25 }, 'No end'],
  [{ isTopUp: true, cvLimit: 25, boosts: 1 }, '30 days'],
  [{ isTopUp: false, cvLimit: 25 }, '30 days'],
])('a plan with %j runs for: %s', (over, text) => {
  const [, value] = contentRows.employer.find(([name]) => name === 'Runs for') ?? []
  expect(value?.({ ...empty, ...over })).toBe(text)
})
