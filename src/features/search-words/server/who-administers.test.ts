import { expect, test } from 'vitest'
import { likeliestTrades, similarTrades } from './similar-trades.ts'

test.each([
  ['Jira Admin', 'system administrator'],
  ['Hadoop Administrator', 'system administrator'],
  ['SAP Basis Administrator', 'sap consultant'],
  ['Office Admin', 'office administrator'],
  ['School Administrator', 'office administrator'],
  ['HR Admin', 'hr executive'],
])('who administers a system is told from who administers an office: %s', (typed, trade) => {
  expect(similarTrades(typed)[0]?.trade).toBe(trade)
})

test('the manager of an account sells, and one of accounts keeps books', () => {
  expect(similarTrades('Account Manager')[0]?.trade).toBe('sales executive')
  expect(likeliestTrades('Accounts Manager')[0]?.trade).toBe('accountant')
})
