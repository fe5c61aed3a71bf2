import { expect, test } from 'vitest'
import occupations from '#features/job-suggestions/occupations.json' with { type: 'json' }
import trained from '../words/trade-weights.json' with { type: 'json' }
import { featuresOf, isOtherWork, likeliestTrade } from './trade-classifier.ts'

test.each([
  ['Yoga Instructor', 'fitness trainer'],
  ['Auto Damage Appraiser', 'claims executive'],
  ['Loan Recovery Agent', 'credit'],
  ['Senior Telugu Journalist (Night Shift) - Hyderabad', 'content writer'],
  ['Rigger', 'fitter'],
  ['cameraman', 'video editor'],
])('%s, which no list names as such, is most likely %s', (title, trade) => {
  expect(likeliestTrade(title)).toMatchObject({ trade })
  expect(likeliestTrade(title)?.probability).toBeGreaterThan(0.6)
})

test.each(['Airline Pilot', 'Librarian', 'Actuary', 'Ship Captain'])('%s is of no trade', (title) => {
  expect(likeliestTrade(title)?.trade).toBeNull()
})

test('a text without a known word is of nothing', () => {
  expect(likeliestTrade('xylophone')).toBeNull()
  expect(likeliestTrade('')).toBeNull()
  expect(likeliestTrade('night shift in Pune')).toBeNull()
})

test('the beginning of a longer word counts where the word itself is unknown', () => {
  expect(featuresOf('Senior Physiotherapists, Pune')).toEqual([
    'senior',
    'physiotherapist',
    'senio-',
    'physi-',
    '=physiotherapist',
  ])
  expect(likeliestTrade('Radiographing')?.trade).toBe('radiographer')
})

test('each trade of the lists has a weight', () => {
  expect(new Set(trained.trades)).toEqual(new Set([null, ...occupations.map(({ trade }) => trade)]))
  expect(trained.biases).toHaveLength(trained.trades.length)
})

test.each([
  ['stock trader', 'warehouse', true],
  ['head of human resources', 'head', false],
  ['yoga teacher', 'teacher', false],
  ['hotel accountant', 'accountant', false],
  ['xylophone', 'stock', false],
])('%s reduced to %s asks for other work: %s', (title, words, expected) => {
  expect(isOtherWork(title, words)).toBe(expected)
})
