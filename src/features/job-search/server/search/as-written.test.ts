import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'

const { db, visitor } = await openPortal()
const titles = [
  ['Internal Auditor', 'International Process Associate', 'Finance Intern'],
  ['Mechanical Design Engineer', 'Car Mechanic'],
  ['Operations Manager', 'Crane Operators'],
  ['Graphic Designer'],
  ['Drivers for Night Shift', 'Truck Driver'],
  ['News Reader', 'New Business Executive'],
]
const newest = Date.now()
for (const [at, title] of titles.flat().entries()) await aJob(db, { title, createdAt: new Date(newest - 1_000 * at) })

async function titlesFor(q: string): Promise<string[]> {
  const answer = await visitor.call(`GET /api/jobs?${new URLSearchParams({ q }).toString()}`)
  return answer.json<{ title: string }[]>().map(({ title }) => title)
}

test.each([
  ['intern', ['Finance Intern', 'Internal Auditor', 'International Process Associate']],
  ['mechanic', ['Car Mechanic', 'Mechanical Design Engineer']],
  ['mechanical', ['Mechanical Design Engineer', 'Car Mechanic']],
  ['operator', ['Crane Operators', 'Operations Manager']],
  ['designer', ['Graphic Designer', 'Mechanical Design Engineer']],
  ['drivers', ['Drivers for Night Shift', 'Truck Driver']],
  ['driver', ['Drivers for Night Shift', 'Truck Driver']],
  ['news', ['News Reader']],
])('%s: jobs called so come before those that share a stem', async (q, found) => {
  expect(await titlesFor(q)).toEqual(found)
})

test('either of two words in the title is enough, where either is asked for', async () => {
  await aJob(db, { title: 'Office Assistant', description: 'Helps each mechanic and every intern.' })
  expect(await titlesFor('mechanic or intern')).toEqual([
    'Finance Intern',
    'Car Mechanic',
    'Internal Auditor',
    'International Process Associate',
    'Mechanical Design Engineer',
    'Office Assistant',
  ])
})

test('a word and its singular have one stem', async () => {
  const words =
    'news atlas cosmos bias andes skis ups ins gas bus process classes companies buses days nurses yds sales goods accounts crms sms sdes'
  const { rows } = await sql<{ word: string }>`
    select word from (select unnest(tsvector_to_array(to_tsvector('portal_written', ${words}))) word
      union select term from search_terms union select unnest(tsvector_to_array(to_tsvector('portal_written', description))) from jobs) known
    where to_tsvector('portal', word) <> to_tsvector('portal', singulars(word)) and to_tsvector('portal', singulars(word)) <> ''`.execute(
    db,
  )
  // "Ups" is read as a plural too. This loses nothing, because "up" alone is a stop word.
  expect(rows).toEqual([])
})
