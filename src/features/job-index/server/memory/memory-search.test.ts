/** An index in memory finds exactly what is committed, even if another process wrote it. The tests write past the index, like another process. */
import { sql, type Updateable } from 'kysely'
import { expect, test, vi } from 'vitest'
import type { JobsTable } from '#features/jobs/server/tables.ts'
import { aJob } from '#tests/factories/a-job.ts'
import { loadedMemory } from '#tests/search/loaded-memory.ts'
import { openPortal } from '#tests/portal.ts'
import { jobSearch as contract } from '#features/job-search/contract.ts'
import { addMissingSearchRows, clearChanges } from '../renewal-queries.ts'
import type { MemoryFinder, MemorySearch } from './memory-search.ts'
import { openSearch } from '#features/job-search/server/search/open-search.ts'

const { db, context } = await openPortal()
const { searchPool } = context
const { employerId } = await aJob(db, { isActive: false })
const dayMs = 24 * 60 * 60 * 1_000

/** The titles that the index finds by itself, or null if it leaves the answer to the database. */
async function titles(memory: MemorySearch, q: string, now = new Date()): Promise<string[] | null> {
  let isInMemory = false
  function begin(): MemoryFinder {
    const { find, prepare } = memory.begin()
    const watched: MemoryFinder['find'] = async (...args) => {
      const found = await find(...args)
      isInMemory = found !== null
      return found
    }
    return { find: watched, prepare }
  }
  const { jobs, total } = await openSearch(searchPool, { ...memory, begin })(contract['GET /api/jobs'].query.parse({ q }), now)
  expect(total).toBe(jobs.length)
  return isInMemory ? jobs.map(({ title }) => title) : null
}

type Change = Partial<Pick<Updateable<JobsTable>, 'title' | 'isActive' | 'benefits'>>
const setJob = (id: string, change: Change) => db.updateTable('jobs').set(change).where('id', '=', id).execute()

test('a job is found as soon as it is committed, as it is then, and no more when it is closed or deleted', async () => {
  const memory = await loadedMemory(searchPool)
  expect(await titles(memory, 'beekeeper')).toEqual([])
  const { jobId } = await aJob(db, { title: 'Beekeeper', postedBy: employerId })
  expect(await titles(memory, 'beekeeper')).toEqual(['Beekeeper'])
  await setJob(jobId, { title: 'Apiarist' })
  expect(await titles(memory, 'beekeeper')).toEqual([])
  expect(await titles(memory, 'apiarist')).toEqual(['Apiarist'])
  await setJob(jobId, { isActive: false })
  expect(await titles(memory, 'apiarist')).toEqual([])
  await setJob(jobId, { isActive: true })
  expect(await titles(memory, 'apiarist')).toEqual(['Apiarist'])
  await db.deleteFrom('jobs').where('id', '=', jobId).execute()
  expect(await titles(memory, 'apiarist')).toEqual([])
})

test('what is shown and not searched is never old either', async () => {
  const memory = await loadedMemory(searchPool)
  const { jobId } = await aJob(db, { title: 'Milliner', benefits: ['Hats'], postedBy: employerId })
  const search = openSearch(searchPool, memory)
  const benefits = async () =>
    (await search(contract['GET /api/jobs'].query.parse({ q: 'milliner' }), new Date())).jobs[0]?.benefits
  expect(await benefits()).toEqual(['Hats'])
  await setJob(jobId, { benefits: ['Gloves'] })
  expect(await benefits()).toEqual(['Gloves'])
})

test('a job that expires is not found from that moment on', async () => {
  const memory = await loadedMemory(searchPool)
  const expiresAt = new Date(Date.now() + dayMs)
  await aJob(db, { title: 'Lamplighter', expiresAt, postedBy: employerId })
  expect(await titles(memory, 'lamplighter', new Date(expiresAt.getTime() - 1))).toEqual(['Lamplighter'])
  expect(await titles(memory, 'lamplighter', expiresAt)).toEqual([])
})

test('a transaction that began earlier and is committed later is seen', async () => {
  const memory = await loadedMemory(searchPool)
  await db.transaction().execute(async (earlier) => {
    await aJob(earlier, { title: 'Cooper one' })
    await aJob(db, { title: 'Cooper two' })
    expect(await titles(memory, 'cooper')).toEqual(['Cooper two'])
  })
  expect((await titles(memory, 'cooper'))?.toSorted()).toEqual(['Cooper one', 'Cooper two'])
})

test('a transaction that is rolled back leaves nothing', async () => {
  const memory = await loadedMemory(searchPool)
  const rolledBack = db.transaction().execute(async (tx) => {
    await aJob(tx, { title: 'Fletcher' })
    throw new Error('not now')
  })
  await expect(rolledBack).rejects.toThrow('not now')
  expect(await titles(memory, 'fletcher')).toEqual([])
})

test('numbers of transactions that a restored database brings along say nothing', async () => {
  const memory = await loadedMemory(searchPool)
  await sql`insert into job_search_changes (xid, job_id) values ('9223372036854775807', null)`.execute(db)
  await aJob(db, { title: 'Wheelwright', postedBy: employerId })
  expect(await titles(memory, 'wheelwright')).toEqual(['Wheelwright'])
})

test('of searches at the same time each sees all that was committed before it', async () => {
  const memory = await loadedMemory(searchPool)
  for (let i = 1; i <= 10; i++) {
    const { jobId } = await aJob(db, { title: 'Glazier new', postedBy: employerId })
    await setJob(jobId, { title: 'Glazier' })
    const found = await Promise.all(Array.from({ length: 6 }, () => titles(memory, 'glazier')))
    expect(found).toEqual(Array(6).fill(Array(i).fill('Glazier')))
  }
})

const many = () =>
  sql`insert into jobs select (jsonb_populate_record(jobs, jsonb_build_object('id', gen_random_uuid(), 'title', 'Turner', 'is_active', true))).*
  from jobs, generate_series(1, 150) n where title = 'Mason'`.execute(db)

/** After such changes, the next search uses the database, and the index once it has been loaded again. */
test.each([
  ['many jobs come at once', async () => void (await many()), 'turner', 150],
  ['the index is emptied and filled again', refill, 'mason', 1],
  ['the notes of what has changed are cleared', () => clearChanges(db), 'mason', 1],
])('%s: all is read again', async (_, change, q, count) => {
  await db.deleteFrom('jobs').where('title', 'in', ['Turner', 'Mason']).execute()
  await aJob(db, { title: 'Mason' })
  const memory = await loadedMemory(searchPool)
  expect(await titles(memory, 'mason')).toEqual(['Mason'])
  await change()
  expect(await titlesOf(memory, q)).toBeNull()
  await vi.waitFor(async () => expect(await titlesOf(memory, q)).toHaveLength(Math.min(count, 20)), { timeout: 15_000 })
})

async function titlesOf(memory: MemorySearch, q: string): Promise<unknown> {
  const all = `'${q}'`
  const page = { order: 'recent', payAtLeast: 0, now: new Date(), offset: 0, limit: 20, after: null } as const
  return (await memory.begin().find({ all, titles: null, tiers: [], titleTiers: null }, page))?.hits ?? null
}

async function refill(): Promise<void> {
  await sql`truncate job_search`.execute(db)
  await db.transaction().execute((tx) => addMissingSearchRows(tx))
}
