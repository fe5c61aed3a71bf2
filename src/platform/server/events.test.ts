import { randomUUID } from 'node:crypto'
import { Logger, runOnce, type TaskList } from 'graphile-worker'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { event } from '#platform/contract/event.ts'
import { cloneDatabase } from '#tests/database.ts'
import { openPortal } from '#tests/portal.ts'
import { openDatabase } from './db.ts'
import { publish, reaction, tasksFor, deleteQueuedJobsOf } from './events.ts'

const kettleBoiled = event('kettle.boiled', z.object({ cups: z.int() }))
const { context } = await openPortal()
const { url, drop } = await cloneDatabase()
const { db, pool, close } = openDatabase(url, () => {})
afterAll(async () => {
  await close()
  await drop()
})

const quiet = new Logger(() => () => {})

/**
 * Runs the queue until the database has recorded the end of every job. The queue does not wait for that record, and until then a job is still locked.
 */
async function runUntilWritten(taskList: TaskList): Promise<void> {
  await runOnce({ pgPool: pool, taskList, logger: quiet })
  await expect.poll(countLocked, { timeout: 10_000 }).toBe(0)
}

async function countLocked(): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    'select count(*)::int as n from graphile_worker.jobs where locked_at is not null',
  )
  return rows[0]?.n ?? Number.NaN
}

async function countJobs(): Promise<number> {
  const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from graphile_worker.jobs')
  return rows[0]?.n ?? Number.NaN
}

test('an event without reactions leaves nothing in the queue', async () => {
  await db.transaction().execute((tx) => publish(tx, kettleBoiled, { cups: 2 }))
  expect(await countJobs()).toBe(1)
  await runUntilWritten(tasksFor([], context))
  expect(await countJobs()).toBe(0)
})

test('each reaction runs once, and one that fails is retried alone', async () => {
  const heard: string[] = []
  let isFirstTry = true
  const pour = reaction('pour', kettleBoiled, async (_facilities, { cups }) => void heard.push(`pour ${cups}`))
  const spill = reaction('spill', kettleBoiled, async () => {
    heard.push('spill')
    if (isFirstTry) throw new Error('a wet floor')
  })
  const taskList = tasksFor([pour, spill], context)
  await db.transaction().execute((tx) => publish(tx, kettleBoiled, { cups: 3 }))
  await runUntilWritten(taskList)
  expect(heard.toSorted()).toEqual(['pour 3', 'spill'])
  isFirstTry = false
  await pool.query('update graphile_worker._private_jobs set run_at = now()')
  await runUntilWritten(taskList)
  expect(heard.toSorted()).toEqual(['pour 3', 'spill', 'spill'])
  expect(await countJobs()).toBe(0)
})

test('withdrawing the events of one person leaves the jobs of others, however similar their addresses are', async () => {
  const personNotified = event('person.notified', z.object({ userId: z.uuid(), to: z.string() }))
  const [leaving, staying] = [randomUUID(), randomUUID()]
  const nobody = '0198c0de-0000-7000-8000-000000000000'
  const orders = [
    { userId: nobody, to: 'An@example.in' },
    { userId: leaving, to: 'elsewhere@example.in' },
    { userId: nobody, to: 'khan@example.in' },
    { userId: staying, to: 'an@example.in.net' },
  ]
  const failures = ['550 no such user <an@example.in>.', 'to=an@example.in: refused', 'no khan@example.in', 'no an@example.info']
  await db.transaction().execute(async (tx) => {
    for (const order of orders) await publish(tx, personNotified, order)
  })
  for (const why of failures)
    await pool.query(
      `with job as (select * from graphile_worker.add_job('failing'))
        select graphile_worker.permanently_fail_jobs(array(select id from job), $1)`,
      [why],
    )
  await db.transaction().execute((tx) => deleteQueuedJobsOf(tx, { id: leaving, address: 'an@Example.in' }))
  const { rows } = await pool.query('select coalesce(last_error, flags::text) as left from graphile_worker.jobs order by id')
  expect(rows).toEqual([
    { left: expect.stringContaining('khan@example.in') },
    { left: expect.stringContaining(staying) },
    { left: 'no khan@example.in' },
    { left: 'no an@example.info' },
  ])
  await pool.query('select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))')
})

test('a reaction is withdrawn together with its event', async () => {
  const userId = randomUUID()
  const personNotified = event('person.notified', z.object({ userId: z.uuid() }))
  const write = reaction('write', personNotified, async () => Promise.reject(new Error('no ink')))
  await db.transaction().execute((tx) => publish(tx, personNotified, { userId }))
  await runUntilWritten(tasksFor([write], context))
  expect(await countJobs()).toBe(1)
  await db.transaction().execute((tx) => deleteQueuedJobsOf(tx, { id: userId, address: 'an@example.in' }))
  expect(await countJobs()).toBe(0)
})

test('an event of a transaction that was rolled back is never published', async () => {
  const work = db.transaction().execute(async (tx) => {
    await publish(tx, kettleBoiled, { cups: 1 })
    throw new Error('no water')
  })
  await expect(work).rejects.toThrow('no water')
  expect(await countJobs()).toBe(0)
})
