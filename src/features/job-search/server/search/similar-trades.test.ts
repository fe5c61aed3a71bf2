import { expect, test } from 'vitest'
import occupations from '../../words/occupations.json' with { type: 'json' }
import { isOfTrade, similarTrades } from './similar-trades.ts'

const trades = (typed: string): string[] => similarTrades(typed).map(({ trade }) => trade)

test.each(occupations.map(({ trade, names }) => [trade, names.split(', ')] as const))(
  '%s is found by each name of its occupations',
  (trade, names) => {
    expect(names.filter((name) => !trades(name).includes(trade))).toEqual([])
  },
)

test('no name stands twice at a trade, and none is its trade', () => {
  for (const { trade, names: listed } of occupations) {
    const names = listed.split(', ')
    expect(names.filter((name, i) => names.indexOf(name) !== i || name === trade)).toEqual([])
    expect(names.filter((name) => name !== name.toLowerCase().trim())).toEqual([])
  }
})

test.each([
  ['Sr. Illustrator (2 to 5 years) Pune', 'graphic designer'],
  ['urgent hiring graphic artists', 'graphic designer'],
  ['automotive service technician', 'automobile mechanic'],
  ['Lab Tech Assistant Chemist', 'qc chemist'],
  ['C++', 'software engineer'],
  ['guidance counselor', 'counsellor'],
])('%s is near %s, whatever stands around', (typed, trade) => {
  expect(trades(typed)).toContain(trade)
})

test.each(['immediate joiner', 'night shift', 'senior manager', 'xylophone', ''])('%s is no occupation', (typed) => {
  expect(trades(typed)).toEqual([])
})

test('a title is of a trade if it has all words of it', () => {
  const [similar] = [similarTrades('java developer')]
  expect(isOfTrade('Senior Software Engineers – Java', similar ?? [])).toBe(true)
  expect(isOfTrade('Site Engineer', similar ?? [])).toBe(false)
})
