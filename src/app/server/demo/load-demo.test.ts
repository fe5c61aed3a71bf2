import { afterAll, expect, test, vi } from 'vitest'
import { type Database, openDatabase } from '#platform/server/db.ts'
import { cloneDatabase } from '#tests/database.ts'
import { loadDemo } from './load-demo.ts'

const now = new Date()
// Longer, because these tests create and fill whole databases, which is slow on some machines.
vi.setConfig({ testTimeout: 60_000 })

function fail(error: Error): never {
  throw error
}

async function anotherDatabase(): Promise<Database> {
  const { url, drop } = await cloneDatabase()
  const database = openDatabase(url, fail)
  afterAll(async () => {
    await database.close()
    await drop()
  })
  return database
}

test('the same seed and day give the same rows, and a larger count only adds rows', async () => {
  const [once, twice] = [await anotherDatabase(), await anotherDatabase()]
  expect(await loadDemo(once, { jobs: 300, now })).toBe(300)
  expect(await loadDemo(twice, { jobs: 120, now })).toBe(120)
  expect(await loadDemo(twice, { jobs: 300, now })).toBe(180)
  for (const table of ['employers', 'jobs', 'applications', 'application_status_changes', 'cvs', 'company_ratings', 'wishes']) {
    const rowsOf = async ({ pool }: Database) => (await pool.query(`select * from ${table} order by id`)).rows
    expect({ [table]: await rowsOf(twice) }).toEqual({ [table]: await rowsOf(once) })
  }
})

test('another seed gives other jobs', async () => {
  const [one, other] = [await anotherDatabase(), await anotherDatabase()]
  await loadDemo(one, { jobs: 20, now })
  await loadDemo(other, { jobs: 20, now, seed: 2 })
  const { rows } = await other.pool.query<{ id: string }>('select id from jobs')
  const shared = await one.pool.query('select from jobs where id = any($1)', [rows.map(({ id }) => id)])
  expect(rows).toHaveLength(20)
  expect(shared.rowCount).toBe(0)
})

function stopHalfway(done: number): void {
  if (done >= 1_000) throw new Error('cut off')
}

test('a failed load leaves no rows', async () => {
  const database = await anotherDatabase()
  await expect(loadDemo(database, { jobs: 2_000, now, onProgress: stopHalfway })).rejects.toThrow('cut off')
  const { rows } = await database.pool.query(
    'select (select count(*)::int from jobs) jobs, (select count(*)::int from users) users',
  )
  expect(rows).toEqual([{ jobs: 0, users: 0 }])
})

test('after a large load the search has the same indexes as before', async () => {
  const database = await anotherDatabase()
  const indexes = async () =>
    (await database.pool.query(`select indexdef from pg_indexes where tablename = 'job_search' order by 1`)).rows
  const before = await indexes()
  await loadDemo(database, { jobs: 50, now, many: 50 })
  expect(await indexes()).toEqual(before)
  const { rows } = await database.pool.query(
    'select count(*)::int as missing from jobs where is_active and expires_at > now() and id not in (select job_id from job_search)',
  )
  expect(rows).toEqual([{ missing: 0 }])
})

test('nobody joined a company before its owner or before creating an account', async () => {
  const database = await anotherDatabase()
  await loadDemo(database, { jobs: 20, now })
  const { rows } = await database.pool.query(
    `select users.email from employer_members member join users on users.id = member.user_id
      join employers on employers.id = member.employer_id
      where member.joined_at < users.created_at or member.joined_at < employers.created_at
        or exists (select from employer_members owner where owner.employer_id = member.employer_id
          and owner.role = 'owner' and owner.joined_at > member.joined_at)`,
  )
  expect(rows).toEqual([])
})
