import { setTimeout as sleep } from 'node:timers/promises'
import { fastify } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { cloneDatabase } from '#tests/database.ts'
import { openDatabase } from './db.ts'
import { startWorker, type Worker } from './worker.ts'

const { url, drop } = await cloneDatabase()
const { pool, close } = openDatabase(url, () => {})
let worker: Worker | undefined
afterAll(async () => {
  await worker?.stop()
  await close()
  await drop()
})

const addJob = (task: string) => pool.query('select graphile_worker.add_job($1)', [task])

test('a queue that could not record the ends of several jobs goes on when it can', async () => {
  const begun: string[] = []
  const failing = ['first', 'second', 'third']
  const ends = new Map([...failing, 'long'].map((name) => [name, Promise.withResolvers<void>()]))
  const tasks = [...ends].map(([name, { promise }]) => [name, async () => (begun.push(name), await promise)] as const)
  const taskList = { ...Object.fromEntries(tasks), later: async () => void begun.push('later') }
  worker = await startWorker(pool, { taskList, cronItems: [], isAlone: false }, fastify().log)
  for (const name of ends.keys()) await addJob(name)
  await expect.poll(() => begun.length, { timeout: 10_000 }).toBe(4)

  await pool.query('alter table graphile_worker._private_jobs rename to jobs_away')
  // One after the other, so that each is a failure of its own, while another job goes on.
  for (const name of failing) {
    ends.get(name)?.resolve()
    await sleep(200)
  }
  await pool.query('alter table graphile_worker.jobs_away rename to _private_jobs')
  ends.get('long')?.resolve()

  await addJob('later')
  await expect.poll(() => begun, { timeout: 15_000 }).toContain('later')
})
