import { Logger, runOnce, type TaskList } from 'graphile-worker'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { event } from '#platform/contract/event.ts'
import { cloneDatabase } from '#tests/database.ts'
import { openPortal } from '#tests/portal.ts'
import { openDatabase } from './db.ts'
import { publish, reaction, tasksFor } from './events.ts'

const kettleBoiled = event('kettle.boiled', z.object({ cups: z.int() }))
const { context } = await openPortal()
const { url, drop } = await cloneDatabase()
const { db, pool, close } = openDatabase(url, () => {})
afterAll(async () => {
  await close()
  await drop()
})

const quiet = new Logger(() => () => {})

/** The queue writes down how a job ended without waiting for it: until then the job is still locked. */
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

test('an event that nobody listens to leaves nothing in the queue', async () => {
  await db.transaction().execute((tx) => publish(tx, kettleBoiled, { cups: 2 }))
  expect(await countJobs()).toBe(1)
  await runUntilWritten(tasksFor([], context))
  expect(await countJobs()).toBe(0)
})

test('each listener hears of it once, and one that fails is tried again alone', async () => {
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

test('what is rolled back was never announced', async () => {
  const work = db.transaction().execute(async (tx) => {
    await publish(tx, kettleBoiled, { cups: 1 })
    throw new Error('no water')
  })
  await expect(work).rejects.toThrow('no water')
  expect(await countJobs()).toBe(0)
})
