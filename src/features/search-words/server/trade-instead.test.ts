import { expect, test } from 'vitest'
import { tradeInstead } from './trade-instead.ts'

test.each([
  ['warehouse incharge', 'warehouse', []],
  ['internal auditor', 'audit', []],
  ['security supervisor ex serviceman', 'security guard', []],
  ['chef indian tandoori goa', 'chef', ['goa']],
])('%s is of the trade %s', (typed, trade, places) => {
  expect(tradeInstead(typed)).toEqual({ trade, places })
})

test.each([
  ['a similar trade', 'gardener'],
  ['one that shares the rank', 'integration engineer'],
  ['the second of two trades that only sounds alike', 'account executive'],
  ['a skill, which stands in no title', 'python'],
  ['exactly what is in quotes', '"warehouse incharge"'],
])('%s is none: %s', (_, typed) => {
  expect(tradeInstead(typed)).toBeNull()
})
