import { expect, test } from 'vitest'
import { grantsNothing } from './rules.ts'

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
