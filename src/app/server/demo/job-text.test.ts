import { expect, test } from 'vitest'
import { jobRow } from './jobs.ts'
import { withArticle } from './job-text.ts'
import { makeWorld } from './demo-world.ts'

test.each([
  'an HR Executive',
  'a UI/UX Designer',
  'an MIS Executive',
  'a CNC Operator',
  'an ITI Fitter',
  'a Utility Engineer',
  'an Underwriter',
  'a NEET Biology Faculty',
  'an O&M Engineer',
  'an Electrician',
  'a .NET Developer',
])('%s', (phrase) => {
  expect(withArticle(phrase.replace(/^an? /, ''))).toBe(phrase)
})

const world = makeWorld(7, new Date('2026-11-21T06:00:00Z'), 3_000)
const rows = Array.from({ length: 3_000 }, (_, index) => jobRow(world, index))

function isFine({ description }: { description: string }): boolean {
  const words = description.split(/\s+/).length
  const sentences = description.split(/(?<=[.।])\s+/)
  const isWhole = !/[{}]|undefined|null| {2}/.test(description)
  return words >= 60 && words <= 150 && new Set(sentences).size === sentences.length && isWhole
}

test('every description has 60 to 150 words, without repetitions and unfilled placeholders', () => {
  expect(rows.filter((row) => !isFine(row)).map(({ description }) => description)).toEqual([])
})

test('some descriptions have a sentence in an Indian script', () => {
  for (const script of [/\p{Script=Devanagari}/u, /\p{Script=Tamil}/u, /\p{Script=Telugu}/u, /\p{Script=Bengali}/u]) {
    expect(rows.filter(({ description }) => script.test(description)).length).toBeGreaterThan(5)
  }
})

test('wages within the limit of the ESI mention it, and others do not', () => {
  for (const { job_type, salary_min, salary_max, benefits } of rows) {
    const top = salary_max ?? salary_min
    const isCovered = job_type === 'full-time' && top !== null && top <= 252_000
    expect(benefits.includes('ESI medical cover')).toBe(isCovered)
  }
})

test('no full-time job pays less than about the lowest legal wage', () => {
  const lowest = rows.flatMap(({ job_type, salary_min }) => (job_type === 'full-time' && salary_min !== null ? [salary_min] : []))
  expect(Math.min(...lowest)).toBeGreaterThanOrEqual(130_000)
})
