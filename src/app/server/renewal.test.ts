/** Tests that derived rows are renewed when definitions and names change. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { matchNewJobs } from '#features/wishes/server/public.ts'
import { renewKeys } from '#features/wishes/server/renewal-queries.ts'
import { migrate } from '#platform/server/migrate.ts'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal, type Person } from '#tests/portal.ts'

const portal = await openPortal()
const { db, pool, visitor } = portal
const root = await mkdtemp(path.join(tmpdir(), 'pasand-renewal-'))
for (const name of ['migrations', 'database']) await cp(name, path.join(root, name), { recursive: true })
afterAll(() => rm(root, { recursive: true }))

async function addTo(file: string, row: object): Promise<void> {
  const place = path.join(root, 'database/names', file)
  const rows: unknown[] = JSON.parse(await readFile(place, 'utf8'))
  await writeFile(place, JSON.stringify([...rows, row]))
}

async function replaceIn(file: string, from: string, to: string): Promise<void> {
  const place = path.join(root, 'database', file)
  await writeFile(place, (await readFile(place, 'utf8')).replace(from, to))
}

async function aWisher(role: string): Promise<Person> {
  const person = await portal.aUser()
  await person.call('POST /api/wishes', { company: 'Any Company', role, availabilityDays: 30 })
  return person
}

const matchedTitles = async (person: Person): Promise<string[]> =>
  (await person.call('GET /api/wishes'))
    .json<{ matches: { title: string }[] }[]>()
    .flatMap(({ matches }) => matches.map(({ title }) => title))

const foundBy = async (q: string): Promise<string[]> =>
  (await visitor.call(`GET /api/jobs?${new URLSearchParams({ q }).toString()}`))
    .json<{ title: string }[]>()
    .map(({ title }) => title)

const suggestedFor = async (q: string): Promise<string[]> =>
  (await visitor.call(`GET /api/jobs/suggestions?${new URLSearchParams({ q }).toString()}`))
    .json<{ text: string }[]>()
    .map(({ text }) => text)

test('after a change of names, old jobs are found and suggested by the new names, and old wishes match', async () => {
  await aJob(db, { title: 'Beekeeper' })
  const asha = await aWisher('मधुपालक')
  await portal.settle()
  expect(await foundBy('apiarist')).toEqual([])

  await addTo('trades.json', { titles: ['beekeeper'], also: 'apiarist' })
  await addTo('script-names.json', { latin: 'beekeeper', names: 'मधुपालक' })
  expect(await migrate(pool, root)).toEqual(['database/names/script-names.json', 'database/names/trades.json'])
  await portal.settle()

  expect(await foundBy('apiarist')).toEqual(['Beekeeper'])
  expect(await foundBy('मधुपालक')).toEqual(['Beekeeper'])
  expect(await suggestedFor('apiar')).toEqual(['Beekeeper'])
  expect(await matchedTitles(asha), 'the job that it had missed').toEqual(['Beekeeper'])
  await aJob(db, { title: 'Beekeeper', company: 'Nilgiri Honey' })
  await matchNewJobs(portal.context)
  expect(await matchedTitles(asha)).toHaveLength(2)
})

test('a wish that is older than a change of a function matches by role again', async () => {
  const asha = await aWisher('Theater Usher')
  await portal.settle()
  await replaceIn('functions/search-text.sql', `'Center', 'Centre')`, `'Center', 'Centre'), 'Theater', 'Theatre')`)
  await replaceIn('functions/search-text.sql', 'select replace(', 'select replace(replace(')
  await migrate(pool, root)
  await portal.settle()
  await aJob(db, { title: 'Theatre Usher' })
  await matchNewJobs(portal.context)
  expect(await matchedTitles(asha)).toEqual(['Theatre Usher'])
})

test('words that no longer belong to a name are removed from the suggestions', async () => {
  const place = path.join(root, 'database/names/trades.json')
  const rows = JSON.parse(await readFile(place, 'utf8')) as { titles: string[] }[] // the file has this type
  await writeFile(place, JSON.stringify(rows.filter(({ titles }) => !titles.includes('beekeeper'))))
  await migrate(pool, root)
  expect(await suggestedFor('apiar'), 'the old answer stays until the new one is there').toEqual(['Beekeeper'])
  await portal.settle()
  expect(await suggestedFor('apiar')).toEqual([])
  expect(await foundBy('apiarist')).toEqual([])
})

test('missing and wrong rows are renewed in batches, and correct ones are not written', async () => {
  await db.deleteFrom('jobs').execute()
  const { employerId } = await aJob(db, { title: 'Cooper' })
  await sql`insert into jobs select (jsonb_populate_record(jobs, jsonb_build_object('id', gen_random_uuid(), 'title', 'Cooper ' || n))).*
    from jobs, generate_series(1, 500) n where posted_by = ${employerId}`.execute(db)
  await sql`update job_search set tsv = '' where random() < 0.5`.execute(db)
  await sql`delete from job_search where random() < 0.2`.execute(db)
  await sql`delete from suggestion_words where random() < 0.5`.execute(db)
  await renewAll()
  const { rows } = await sql`select count(*)::int as jobs, count(*) filter (where rows = kept)::int as alike,
    (select count(*)::int from suggestion_words where kind = 'role' and word = 'cooper') as words
    from job_search_rows rows full join job_search kept using (job_id)`.execute(db)
  expect(rows).toEqual([{ jobs: 501, alike: 501, words: 501 }])
  const versions = () => sql`select job_id, xmin from job_search order by job_id`.execute(db).then((answer) => answer.rows)
  const before = await versions()
  await renewAll()
  expect(await versions()).toEqual(before)
})

test('a wish whose keys have not changed is not compared again', async () => {
  expect((await db.transaction().execute((tx) => renewKeys(tx, ''))).changed).toEqual([])
})

async function renewAll(): Promise<void> {
  await sql`select graphile_worker.add_job('definitions.changed', '{}')`.execute(db)
  await portal.settle()
}
