import { expect, test } from 'vitest'
import { similarTrades } from './similar-trades.ts'
import { tradeInstead } from './trade-instead.ts'

test.each([
  ['warehouse incharge', 'warehouse', []],
  ['internal auditor', 'audit', []],
  ['security supervisor ex serviceman', 'security guard', []],
  ['chef indian tandoori goa', 'chef', ['goa']],
])('%s is of the trade %s', (typed, trade, places) => {
  expect(tradeInstead(typed)).toMatchObject({ trade, places })
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

test('the typed name is kept, because a trade is wider than the work', () => {
  expect(tradeInstead('Manager - Electrical Engineering')).toMatchObject({ trade: 'electrician', name: 'electrical engineer' })
  expect(tradeInstead('chef goa')?.name).toBeNull()
  expect(tradeInstead('claims specialist')).toMatchObject({ trade: 'claims executive', name: null })
})

test('a field in one part says nothing if another names work of no trade', () => {
  expect(similarTrades('Repair Expert - Optical Products')).toEqual([])
})
