/** CVs drawn from a grammar of the forms in which applicants in India write them: how much is read of each value of each dimension. */
import { expect, test } from 'vitest'
import { readImport } from '#features/cv-import/server/read-import.ts'
import { type Choice, type Dimension, dimensions, further, furtherChoices, pairwise } from './grammar/choices.ts'
import { cvOf } from './grammar/cvs.ts'
import { pdfOf } from './grammar/pdf-sheet.ts'
import { wordOf } from './grammar/word-sheet.ts'
import { type Shares, sharesOf } from './layouts/tally.ts'

const readAll = async (choices: readonly Choice[]) =>
  await Promise.all(
    choices
      .map(cvOf)
      .map(async (cv) => ({ ...cv, result: await readImport(cv.choice.file === 'pdf' ? pdfOf(cv) : await wordOf(cv)) })),
  )
const written = pairwise()
const [read, later] = [await readAll(written), await readAll(furtherChoices(written))]
/** A later value stands in the files of the second draw only, and the values of the first are judged in those of the first. */
const sharesWhere = (name: Dimension, value: string, files = read): Shares =>
  sharesOf(files.filter(({ choice }) => choice[name] === value).map(({ expected, result }) => [expected, result] as const))

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

/** What each of the values that were seen later is about. */
const furtherFloors: Readonly<
  Record<
    (typeof further)[keyof typeof further][number],
    Readonly<Partial<Record<keyof typeof floors, readonly [number, number]>>>
  >
> = {
  telling: { jobs: [100, 100] },
  wrapped: { jobs: [100, 100] },
  elsewhere: { jobs: [82, 98] },
  employer: { jobs: [100, 100] },
  slips: { jobs: [100, 100], courses: [93, 93], skills: [84, 92], languages: [96, 99] },
  framed: { courses: [100, 100] },
  marks: { courses: [87, 87] },
  stray: { jobs: [100, 100], languages: [97, 100] },
  addressed: { jobs: [100, 100] },
  listed: { jobs: [100, 100] },
  former: { jobs: [100, 100] },
  unlabelled: { jobs: [93, 93] },
}

const below = (shares: Shares, wanted: Readonly<Partial<Record<keyof typeof floors, readonly [number, number]>>>): string[] =>
  Object.entries(wanted).flatMap(([part, [found, right]]) => {
    const got = shares[part as keyof typeof floors] // a key of the same record
    return got[0] < found || got[1] < right ? [`${part}: ${String(got)}`] : []
  })

test('each value of a dimension stands beside each value of each other one', () => {
  const names = Object.keys(dimensions) as Dimension[] // of the dimensions themselves
  const pairs = names.flatMap((one) =>
    names.map((other) => new Set(written.map((choice) => `${choice[one]} ${choice[other]}`)).size),
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

test.each(Object.entries(further).flatMap(([name, values]) => values.map((value) => [name as Dimension, value] as const)))(
  'CVs with the later value %s = %s are read at least as well as they were',
  (name, value) => {
    expect(below(sharesWhere(name, value, later), furtherFloors[value])).toEqual([])
  },
)
