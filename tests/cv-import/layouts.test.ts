/** CVs in the layouts of other programs: how much is found, how much of it is right, and whether what is wrong is marked as doubtful. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { ImportResult } from '#features/cv-import/contract.ts'
import { readImport } from '#features/cv-import/server/read-import.ts'
import { layouts } from './layouts/pages.ts'
import { people, type Person } from './layouts/people.ts'
import { below, type ExpectedCv, type Shares, sharesOf } from './layouts/tally.ts'
import { printAll } from './resumes/print.ts'

/** The documents of a folder, read, each with what stands in it. */
async function readAll(folder: 'foreign' | 'indian'): Promise<(readonly [ExpectedCv, ImportResult])[]> {
  const fileOf = (name: string) => readFileSync(path.join(import.meta.dirname, folder, name))
  const truth = JSON.parse(fileOf('truth.json').toString()) as Record<string, ExpectedCv>
  return Promise.all(
    Object.entries(truth).map(async ([name, expected]) => [expected, await readImport(new Uint8Array(fileOf(name)))] as const),
  )
}

const documents = Object.values(layouts).flatMap((page, at) =>
  people
    .filter((_, number) => number === at % people.length || number === (at + 4) % people.length)
    .map((person) => ({ person, html: page(person) })),
)
const printed = await printAll(documents.map(({ html }) => html))

/** In per cent: found, and right among what was found. `doubtful` is the share of wrong readings that are marked, `needless` that of right ones, which is not to grow. */
const foreignFloors: Shares = {
  name: [90, 90],
  email: [100, 100],
  phone: [100, 100],
  jobs: [94, 100],
  courses: [59, 76],
  skills: [100, 100],
  languages: [100, 100],
  doubtful: 100,
  needless: 18,
}
const printedFloors: Shares = {
  name: [95, 95],
  email: [100, 100],
  phone: [100, 100],
  jobs: [96, 96],
  courses: [97, 94],
  skills: [100, 100],
  languages: [100, 100],
  doubtful: 100,
  needless: 12,
}
const indianFloors: Shares = {
  name: [92, 100],
  email: [100, 100],
  phone: [100, 100],
  jobs: [100, 100],
  courses: [100, 93],
  skills: [100, 90],
  languages: [84, 100],
  doubtful: 100,
  // Jobs in forms are read now; the years of theirs that name no month are marked.
  needless: 28,
}

test('CVs of public templates are read at least as well as they were', async () => {
  expect(below(sharesOf(await readAll('foreign')), foreignFloors)).toEqual([])
})

test('CVs as applicants in India write them are read at least as well as they were', async () => {
  expect(below(sharesOf(await readAll('indian')), indianFloors)).toEqual([])
})

const expectedOf = ({ name, email, phone, jobs, courses, skills, languages }: Person): ExpectedCv => ({
  name,
  email,
  phone,
  jobs: jobs.map(([employer, position]) => [employer, position]),
  courses: courses.map(([institution, degree]) => [institution, degree.split(' in ')[0] ?? '']),
  skills: skills.flatMap(([, items]) => items),
  languages,
})

test('printed pages in common layouts are read at least as well as they were', async () => {
  const read = documents.map(
    async ({ person }, at) => [expectedOf(person), await readImport(printed[at] ?? new Uint8Array())] as const,
  )
  expect(below(sharesOf(await Promise.all(read)), printedFloors)).toEqual([])
})

test('a reading says on which page and where it stands', async () => {
  const { readings = [], pages = [] } = await readImport(printed[0] ?? new Uint8Array())
  const boxOf = (field: string) => readings.find((one) => one.field === field)?.box
  const [name, company, later] = ['personalInfo.fullName', 'experience.0.company', 'experience.1.company'].map(boxOf)
  expect(readings.find(({ field }) => field === 'experience.0.company')).toMatchObject({
    page: 1,
    text: expect.stringContaining('Ruby Hall Clinic'),
  })
  const heights = [0, name?.y, company?.y, later?.y, pages[0]?.height]
  expect(heights, 'down the page: the name, the first job, the second').toEqual(heights.toSorted((a = 0, b = 0) => a - b))
  expect(new Set(heights).size).toBe(5)
})
