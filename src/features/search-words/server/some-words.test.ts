import { expect, test } from 'vitest'
import { relaxationStepsOf } from './some-words.ts'

const use = (text: string, jobs: number, titles: number, partners = 10) => ({ text, jobs, titles, partners })
const all = (...words: ReturnType<typeof use>[]) => relaxationStepsOf(words.map(({ text }) => text).join(' '), words)
const steps = (...words: ReturnType<typeof use>[]) => all(...words).map((step) => step.words.join(' '))

test('what only describes the work is left out first, then who does it where two words say the trade', () => {
  expect(
    steps(use('senior', 900, 700), use('artificial', 20, 10), use('intelligence', 30, 15), use('engineer', 900, 800)),
  ).toEqual(['artificial intelligence engineer', 'artificial intelligence'])
})

test('the place is tried with and without', () => {
  expect(steps(use('welder', 30, 20), use('chennai', 100, 100))).toEqual(['welder'])
  expect(steps(use('night', 300, 5), use('welder', 30, 20), use('chennai', 100, 100))).toEqual(['welder chennai', 'welder'])
})

test('generic words alone, and words that no job uses, are not searched', () => {
  expect(steps(use('executive', 900, 800), use('manager', 900, 800))).toEqual([])
  expect(steps(use('xylophone', 0, 0), use('manager', 900, 800))).toEqual([])
  expect(steps(use('copy', 0, 0), use('editor', 40, 30))).toEqual([])
})

test('a word beside which titles have very many others is generic, whatever it is', () => {
  expect(steps(use('widget', 900, 800, 90), use('nurse', 300, 200))).toEqual(['nurse'])
})

test('no word of the trade is missing, and with one of them the last one stays', () => {
  expect(steps(use('construction', 60, 40), use('project', 500, 300, 90), use('manager', 900, 800, 90))).toEqual([
    'construction manager',
  ])
  expect(steps(use('commercial', 60, 40), use('manager', 900, 800, 90))).toEqual([])
  expect(steps(use('technologist', 60, 40), use('system', 400, 300, 90))).toEqual([])
  expect(steps(use('airbus', 0, 0), use('captain', 60, 40))).toEqual([])
})

test('only a rare word means something outside of titles, unless it is the only one', () => {
  const anywhere = (...words: ReturnType<typeof use>[]) => all(...words).map((step) => [step.words.join(' '), step.isAnywhere])
  expect(anywhere(use('urgent', 500, 0), use('kubernetes', 40, 0), use('driver', 600, 300))).toEqual([
    ['kubernetes driver', true],
  ])
  expect(anywhere(use('urgent', 500, 0), use('fabric', 400, 0), use('driver', 600, 300))).toEqual([['fabric driver', false]])
  expect(anywhere(use('urgent', 500, 0), use('driver', 600, 300))).toEqual([['driver', true]])
})

test('what stands in a later part of a title may be missing', () => {
  const typed = 'nurse, cardiac monitoring'
  const found = relaxationStepsOf(typed, [use('nurse', 300, 200), use('cardiac', 20, 4), use('monitoring', 30, 15)])
  expect(found.map(({ words }) => words.join(' '))).toEqual(['nurse'])
})

test('of long searches few enough are made', () => {
  expect(all(...Array.from({ length: 30 }, (_, i) => use(`word${i}`, 10, 5))).length).toBeLessThan(64)
})

test('what is missing is named as people write it', () => {
  expect(all(use('walkin', 40, 0), use('welder', 30, 20)).map(({ missing }) => missing)).toEqual([['walk-in']])
})
