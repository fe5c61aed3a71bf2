import { expect, test } from 'vitest'
import { mostReturns } from './rules.ts'

test.each([
  [0, 5],
  [59, 5],
  [60, 6],
  [500, 50],
])('who has used %d unlocks may give back %d', (used, most) => {
  expect(mostReturns(used)).toBe(most)
})
