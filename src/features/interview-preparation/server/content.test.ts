import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { levels, roleAreas } from '../choices.ts'
import type { Preparation } from '../contract.ts'
import { preparationFile, preparationFolder, readArea, readIndustries } from './read-preparation.ts'

const pairs = roleAreas.flatMap((roleArea) => levels.map((level) => [roleArea, level] as const))
const files = await Promise.all(pairs.map(([roleArea, level]) => readArea(roleArea, level)))
const named = files.map((file) => [`${file.roleArea} ${file.level}`, file] as const)
const questionsIn = ({ general, technical }: Preparation) => [...general, ...technical]
const everyQuestion = files.flatMap((file) => questionsIn(file).map((question) => ({ ...question, file })))

test('there is a file for each role area and level, and no other', async () => {
  const expected = [...pairs.map(([roleArea, level]) => preparationFile(roleArea, level)), 'industries.json']
  expect(readdirSync(preparationFolder).toSorted()).toEqual(expected.toSorted())
  expect(files.map(({ roleArea, level }) => [roleArea, level])).toEqual(pairs)
  expect(Object.keys(await readIndustries())).toHaveLength(3)
})

test.each(named)('%s: questions of both kinds, of every category and difficulty', (_name, file) => {
  expect(file.general.length).toBeGreaterThanOrEqual(12)
  expect(file.technical.length).toBeGreaterThanOrEqual(12)
  expect(new Set(file.general.map(({ category }) => category))).toEqual(new Set(['behavioral', 'cultural_fit']))
  expect(new Set(file.technical.map(({ category }) => category))).toEqual(new Set(['technical', 'problem_solving']))
  for (const list of [file.general, file.technical])
    expect(new Set(list.map(({ difficulty }) => difficulty))).toEqual(new Set(['easy', 'medium', 'hard']))
})

test.each(named)('%s: nothing is too short to help, and no list says a thing twice', (_name, file) => {
  const short = questionsIn(file).filter(({ expectedAnswer }) => wordsOf(expectedAnswer).length < 20)
  expect(short.map(({ question }) => question)).toEqual([])
  const criteria = questionsIn(file).flatMap(({ assessmentCriteria }) => assessmentCriteria)
  expect(criteria.filter((criterion) => wordsOf(criterion).length < 2)).toEqual([])
  const lists = [
    file.overview,
    file.expectations,
    file.tips,
    file.plan.map(({ step }) => step),
    ...questionsIn(file).map(({ assessmentCriteria }) => assessmentCriteria),
  ]
  for (const list of lists) expect(new Set(list).size).toBe(list.length)
})

test('no two questions are equal or nearly equal, in any level or area', () => {
  const sets = everyQuestion.map(({ question }) => new Set(wordsOf(question)))
  const alike: string[] = []
  for (let one = 0; one < sets.length; one++)
    for (let other = 0; other < one; other++)
      if (overlap(sets[one], sets[other]) > 0.6) alike.push(`${everyQuestion[one]?.question} / ${everyQuestion[other]?.question}`)
  expect(alike).toEqual([])
  expect(new Set(everyQuestion.map(({ expectedAnswer }) => expectedAnswer)).size).toBe(everyQuestion.length)
})

test('levels and areas differ: two files share hardly any sequence of five words', () => {
  const runs = files.map((file) => new Set(fiveWordRuns(prose(file))))
  const shared = runs.flatMap((one, index) => runs.slice(0, index).map((other) => overlap(one, other)))
  expect(Math.max(...shared)).toBeLessThan(0.02)
})

test('the comparison finds a copy, and a paraphrase', () => {
  expect(
    overlap(new Set(wordsOf('Why our bank and not another one?')), new Set(wordsOf('Why our company and not another one?'))),
  ).toBeGreaterThan(0.6)
  expect(overlap(new Set(fiveWordRuns(['a b c d e f g'])), new Set(fiveWordRuns(['a b c d e f g'])))).toBe(1)
})

test('every sum of rupees has Indian grouping', () => {
  const figures = everyQuestion.flatMap(({ question, expectedAnswer }) => [
    ...`${question} ${expectedAnswer}`.matchAll(/₹\s?(\d[\d,]*)/g),
  ])
  const wrong = figures
    .map(([, figure = '']) => figure.replace(/,$/, ''))
    .filter((figure) => figure !== Number(figure.replaceAll(',', '')).toLocaleString('en-IN'))
  expect(figures.length).toBeGreaterThan(40)
  expect(wrong).toEqual([])
})

function prose(file: Preparation): string[] {
  const { overview, expectations, tips, plan } = file
  const answers = questionsIn(file).map(({ expectedAnswer }) => expectedAnswer)
  return [...overview, ...expectations, ...tips, ...plan.map(({ how }) => how), ...answers]
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The sequences of five words within each text. */
function fiveWordRuns(texts: readonly string[]): string[] {
  return texts.flatMap((text) => {
    const words = wordsOf(text)
    return words.slice(4).map((_word, index) => words.slice(index, index + 5).join(' '))
  })
}

/** The Jaccard index: the share of all words that both sets have. */
function overlap(one: ReadonlySet<string> = new Set(), other: ReadonlySet<string> = new Set()): number {
  const both = one.intersection(other).size
  return both / (one.size + other.size - both)
}
