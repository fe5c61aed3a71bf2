import { expect, test } from 'vitest'
import groups from '../words/occupation-groups.json' with { type: 'json' }
import { agreementOf } from './occupation-groups.ts'

const agreement = (typed: string, trade: string): number => agreementOf(typed.split(' '), trade) ?? 0

test('words agree with the trade whose group they are of, whatever their order', () => {
  expect(agreement('chemical tester', 'qc chemist')).toBeGreaterThan(2 * agreement('chemical tester', 'qa engineer'))
  expect(agreement('software tester', 'qa engineer')).toBeGreaterThan(2 * agreement('chemical tester', 'qa engineer'))
  expect(agreement('tester software', 'qa engineer')).toBeCloseTo(agreement('software tester', 'qa engineer'))
})

test('it is a share, and words that no occupation has say nothing', () => {
  for (const trade of ['nurse', 'software engineer', 'driver'])
    for (const words of [['nurse'], ['truck', 'driver'], ['software', 'xylophone']]) {
      expect(agreementOf(words, trade)).toBeGreaterThanOrEqual(0)
      expect(agreementOf(words, trade)).toBeLessThanOrEqual(1)
    }
  expect(agreementOf(['xylophone', 'senior'], 'nurse')).toBeNull()
})

test('each group is listed once, and each of its words once and in no more of its occupations than there are', () => {
  expect(new Set(groups.map(({ group }) => group)).size).toBe(groups.length)
  for (const { occupations, words } of groups) {
    const entries = words.split(', ').map((entry) => entry.split(' '))
    expect(new Set(entries.map(([word]) => word)).size).toBe(entries.length)
    expect(entries.filter(([, times = '1']) => Number(times) > occupations)).toEqual([])
  }
})
