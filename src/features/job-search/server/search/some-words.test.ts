import { expect, test } from 'vitest'
import { rungsOf } from './some-words.ts'

const use = (text: string, jobs: number, titles: number, partners = 10) => ({ text, jobs, titles, partners })
const rungs = (...words: ReturnType<typeof use>[]) => rungsOf(words).map((rung) => rung.words.join(' '))

test('what only describes the work is left out first, and a word of the trade is always kept', () => {
  expect(
    rungs(use('senior', 900, 700), use('artificial', 20, 10), use('intelligence', 30, 15), use('engineer', 900, 800)),
  ).toEqual([
    'artificial intelligence engineer',
    'artificial intelligence',
    'artificial engineer',
    'intelligence engineer',
    'artificial',
    'intelligence',
  ])
})

test('the place is tried with and without', () => {
  expect(rungs(use('welder', 30, 20), use('chennai', 100, 100))).toEqual(['welder'])
  expect(rungs(use('night', 300, 5), use('welder', 30, 20), use('chennai', 100, 100))).toEqual(['welder chennai', 'welder'])
})

test('generic words alone, and words that no job uses, are not searched', () => {
  expect(rungs(use('executive', 900, 800), use('manager', 900, 800))).toEqual([])
  expect(rungs(use('xylophone', 0, 0), use('manager', 900, 800))).toEqual([])
  expect(rungs(use('copy', 0, 0), use('editor', 40, 30))).toEqual(['editor'])
})

test('a word beside which titles have very many others is generic, whatever it is', () => {
  expect(rungs(use('widget', 900, 800, 90), use('nurse', 300, 200))).toEqual(['nurse'])
})

test('only a rare word means something outside of titles, unless nothing of the trade is missing', () => {
  const found = rungsOf([use('urgent', 500, 0), use('kubernetes', 40, 0), use('driver', 600, 300)])
  expect(found.map(({ words, isAnywhere }) => [words.join(' '), isAnywhere])).toEqual([
    ['kubernetes driver', true],
    ['driver', false],
    ['kubernetes', true],
  ])
})

test('of long searches few enough are made', () => {
  expect(rungsOf(Array.from({ length: 30 }, (_, i) => use(`word${i}`, 10, 5))).length).toBeLessThan(64)
})

test('what is missing is named as people write it', () => {
  expect(rungsOf([use('walkin', 40, 0), use('welder', 30, 20)]).map(({ missing }) => missing)).toEqual([['walk-in']])
})
