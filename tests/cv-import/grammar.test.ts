/** CVs drawn from a grammar of the forms in which applicants in India write them: how much is read of each value of each dimension. */
import { expect, test } from 'vitest'
import { readImport } from '#features/cv-import/server/read-import.ts'
import { type Dimension, dimensions, pairwise } from './grammar/choices.ts'
import { cvOf } from './grammar/cvs.ts'
import { pdfOf } from './grammar/pdf-sheet.ts'
import { wordOf } from './grammar/word-sheet.ts'
import { type Shares, sharesOf } from './layouts/tally.ts'

const written = pairwise().map(cvOf)
const read = await Promise.all(
  written.map(async (cv) => ({ ...cv, result: await readImport(cv.choice.file === 'pdf' ? pdfOf(cv) : await wordOf(cv)) })),
)
const sharesWhere = (name: Dimension, value: string): Shares =>
  sharesOf(read.filter(({ choice }) => choice[name] === value).map(({ expected, result }) => [expected, result] as const))

/** In per cent: found, and right among what was found. */
const floors = {
  name: [100, 100],
  phone: [100, 100],
  jobs: [94, 96],
  courses: [93, 93],
  skills: [92, 96],
  languages: [96, 100],
} as const
/** For each value alone; the worst stand at these. */
const lowest = { jobs: [78, 82], courses: [72, 72], skills: [74, 82], languages: [54, 98] } as const

const below = (shares: Shares, wanted: Readonly<Partial<Record<keyof typeof floors, readonly [number, number]>>>): string[] =>
  Object.entries(wanted).flatMap(([part, [found, right]]) => {
    const got = shares[part as keyof typeof floors] // a key of the same record
    return got[0] < found || got[1] < right ? [`${part}: ${String(got)}`] : []
  })

test('each value of a dimension stands beside each value of each other one', () => {
  const names = Object.keys(dimensions) as Dimension[] // of the dimensions themselves
  const pairs = names.flatMap((one) =>
    names.map((other) => new Set(written.map(({ choice }) => `${choice[one]} ${choice[other]}`)).size),
  )
  const wanted = names.flatMap((one) =>
    names.map((other) => dimensions[one].length * (one === other ? 1 : dimensions[other].length)),
  )
  expect(pairs).toEqual(wanted)
})

test('all of them are read at least as well as they were', () => {
  expect(below(sharesOf(read.map(({ expected, result }) => [expected, result] as const)), floors)).toEqual([])
})

test.each(Object.entries(dimensions).flatMap(([name, values]) => values.map((value) => [name as Dimension, value] as const)))(
  'CVs with %s = %s are read at least as well as the worst were',
  (name, value) => {
    expect(below(sharesWhere(name, value), lowest)).toEqual([])
  },
)
