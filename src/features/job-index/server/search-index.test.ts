import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'
import { sweepExpired, sweepRecent } from './spelling-queries.ts'

const { db, visitor } = await openPortal()
const dayMs = 24 * 60 * 60 * 1_000

async function titles(query: string): Promise<string[]> {
  return (await visitor.call(`GET /api/jobs?${query}`)).json<{ title: string }[]>().map(({ title }) => title)
}

test('a job is found as soon as it is there, under its new words when it changes, and no more when it is closed', async () => {
  const { jobId } = await aJob(db, { title: 'Beekeeper' })
  expect(await titles('q=beekeeper')).toEqual(['Beekeeper'])
  await db.updateTable('jobs').set({ title: 'Apiarist' }).where('id', '=', jobId).execute()
  expect(await titles('q=apiarist')).toEqual(['Apiarist'])
  await db.updateTable('jobs').set({ isActive: false }).where('id', '=', jobId).execute()
  expect(await titles('q=apiarist')).toEqual([])
  await db.deleteFrom('jobs').where('id', '=', jobId).execute()
})

test('the level of a job is none of its words', async () => {
  const { jobId } = await aJob(db, { title: 'Glazier', experienceLevel: 'entry' })
  expect(await titles('q=glazier')).toEqual(['Glazier'])
  const { headers } = await visitor.call('GET /api/jobs?q=glazier+entry')
  expect(headers['x-search-left-out']).toBe('entry')
  await db.deleteFrom('jobs').where('id', '=', jobId).execute()
})

test('a job that is opened again is found again, and only once', async () => {
  const { jobId } = await aJob(db, { title: 'Falconer', isActive: false })
  expect(await titles('q=falconer')).toEqual([])
  for (const isActive of [true, true]) await db.updateTable('jobs').set({ isActive }).where('id', '=', jobId).execute()
  expect(await titles('q=falconer')).toEqual(['Falconer'])
  await db.deleteFrom('jobs').where('id', '=', jobId).execute()
})

test('the index holds what the view of its rows says, however the jobs came', async () => {
  const { jobId } = await aJob(db, { title: 'Cooper in IT', location: 'Bangalore' })
  const many = sql`insert into jobs select (jsonb_populate_record(jobs, jsonb_build_object('id', gen_random_uuid(), 'title', 'Cooper ' || n))).*
    from jobs, generate_series(1, 30) n where id = ${jobId}`
  await many.execute(db)
  const { rows } = await sql`select count(*)::int as jobs, count(*) filter (where rows = kept)::int as alike
    from job_search_rows rows full join job_search kept using (job_id)`.execute(db)
  expect(rows).toEqual([{ jobs: 31, alike: 31 }])
  await db.deleteFrom('jobs').execute()
})

test('expired jobs leave the index', async () => {
  const { jobId } = await aJob(db, { title: 'Lamplighter', expiresAt: new Date(Date.now() + dayMs) })
  expect(await titles('q=lamplighter')).toEqual(['Lamplighter'])
  await sweepExpired(db, new Date(Date.now() + 2 * dayMs))
  expect(await titles('q=lamplighter')).toEqual([])
  await db.deleteFrom('jobs').where('id', '=', jobId).execute()
})

test('only recent jobs stand in the index of recent jobs', async () => {
  const recent = async () =>
    (await sql<{ id: string }>`select job_id id from job_search where is_recent`.execute(db)).rows.map(({ id }) => id)
  const { jobId } = await aJob(db, { title: 'Cartwright' })
  await aJob(db, { title: 'Cartwright', createdAt: new Date(Date.now() - 8 * dayMs) })
  expect(await recent()).toEqual([jobId])
  await sql`update job_search set created_at = created_at - interval '7 days'`.execute(db)
  await sweepRecent(db)
  expect(await recent()).toEqual([])
  await db.deleteFrom('jobs').execute()
})

test('a search that takes too long asks to be narrowed, and the next one works', async () => {
  await db.transaction().execute(async (tx) => {
    await sql`lock table job_search in access exclusive mode`.execute(tx)
    const answer = await visitor.call('GET /api/jobs?urgent=true')
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toEqual({ message: 'This search takes too long. Please add a word or a filter.', code: 'tooBroad' })
  })
  expect(await titles('urgent=true')).toEqual([])
})
