/** CVs in the layouts of other programs: how much is found, how much of it is right, and whether what is wrong is marked as doubtful. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { ImportResult } from '#features/cv-import/contract.ts'
import { readImport } from '#features/cv-import/server/read-import.ts'
import { layouts } from './layouts/pages.ts'
import { people } from './layouts/people.ts'
import { printAll } from './resumes/print.ts'
import { type ExpectedCv, tally } from './layouts/tally.ts'

const folder = path.join(import.meta.dirname, 'foreign')
const foreign = JSON.parse(readFileSync(path.join(folder, 'truth.json'), 'utf8')) as Record<string, ExpectedCv>

const read = (file: Uint8Array): Promise<ImportResult> => readImport(file)

test('CVs of public templates are read at least as well as they were', { timeout: 120_000 }, async () => {
  const counts = tally()
  for (const [name, expected] of Object.entries(foreign))
    counts.add(expected, await read(new Uint8Array(readFileSync(path.join(folder, name)))))
  console.log(JSON.stringify(counts.shares()))
  expect(counts.shares()).toEqual(counts.above(foreignFloors))
})

test('printed pages in common layouts are read at least as well as they were', { timeout: 240_000 }, async () => {
  const counts = tally()
  const documents = Object.values(layouts).flatMap((page, at) =>
    [people[at % people.length], people[(at + 4) % people.length]].flatMap((person) =>
      person ? [{ person, html: page(person) }] : [],
    ),
  )
  const files = await printAll(documents.map(({ html }) => html))
  for (const [at, { person }] of documents.entries())
    counts.add(
      {
        name: person.name,
        email: person.email,
        phone: person.phone.replace(/\D/g, ''),
        jobs: person.jobs.map(([employer, position]) => [employer, position]),
        courses: person.courses.map(([institution, degree]) => [institution, degree.split(' in ')[0] ?? '']),
        skills: person.skills.flatMap(([, items]) => items),
        languages: person.languages,
      },
      await read(files[at] ?? new Uint8Array()),
    )
  console.log(JSON.stringify(counts.shares()))
  expect(counts.shares()).toEqual(counts.above(printedFloors))
})

test('a reading says on which page and where it stands', async () => {
  const [person] = people
  const [file] = person ? await printAll([layouts['placeRight']?.(person) ?? '']) : []
  const { readings, pages, cv } = await read(file ?? new Uint8Array())
  const found = readings?.find(({ field }) => field === 'experience.1.company')
  expect(found).toMatchObject({ page: 1, text: expect.stringContaining(cv.experience[1]?.company ?? '-') })
  const { x, y, width, height } = found?.box ?? { x: 0, y: 0, width: 0, height: 0 }
  expect(x >= 0 && y > 0 && x + width <= (pages?.[0]?.width ?? 0) && y + height <= (pages?.[0]?.height ?? 0)).toBe(true)
  const name = readings?.find(({ field }) => field === 'personalInfo.fullName')
  expect(name?.box?.y, 'the name stands above the jobs').toBeLessThan(y)
})

/** In per cent: found, and right among what was found. `doubtful` is the share of wrong readings that are marked. */
const foreignFloors = {
  name: [0, 0],
  email: [0, 0],
  phone: [0, 0],
  jobs: [0, 0],
  courses: [0, 0],
  skills: [0, 0],
  languages: [0, 0],
  doubtful: 0,
} as const
const printedFloors = {
  name: [0, 0],
  email: [0, 0],
  phone: [0, 0],
  jobs: [0, 0],
  courses: [0, 0],
  skills: [0, 0],
  languages: [0, 0],
  doubtful: 0,
} as const
