import { expect, test } from 'vitest'
import { totalText } from '#platform/contract/total-text.ts'
import { rankOfPay } from './rules.ts'

test.each([
  ['0', '0 jobs'],
  ['1', '1 job'],
  ['37', '37 jobs'],
  ['1000', '1,000 jobs'],
  ['1000+', '1,000+ jobs'],
  ['', '0 jobs'],
])('a total of %j reads %j', (total, text) => {
  expect(totalText(total, 'job')).toBe(text)
})

const quarters = { lowerQuarter: 400_000, upperQuarter: 800_000 }

test('among jobs of all levels the pay of a job has no rank', () => {
  expect(rankOfPay({ salaryMin: 300_000, salaryMax: 400_000 }, { isSameLevel: false, pay: quarters })).toBeNull()
  expect(rankOfPay({ salaryMin: 300_000, salaryMax: 400_000 }, { isSameLevel: true, pay: null })).toBeNull()
})

test.each([
  [300_000, 400_000, 'less'],
  [400_000, 600_000, 'usual'],
  [500_000, null, 'usual'],
  [null, 900_000, 'more'],
  [null, null, null],
] as const)('%j to %j is %j pay among similar jobs', (salaryMin, salaryMax, rank) => {
  expect(rankOfPay({ salaryMin, salaryMax }, { isSameLevel: true, pay: quarters })).toBe(rank)
})
