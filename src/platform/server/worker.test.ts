import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fastify } from 'fastify'
import { afterAll, afterEach, expect, onTestFinished, test } from 'vitest'
import { cloneDatabase } from '#tests/database.ts'
import { openDatabase } from './db.ts'
import type { Worker } from './keep-queue-running.ts'
import { freeJobsOfDeadRunners } from './queue-runners.ts'
import { startWorker } from './worker.ts'

const { url, drop } = await cloneDatabase()
const { db, pool, close } = openDatabase(url, () => {})
let worker: Worker | undefined
afterEach(() => worker?.stop())
afterAll(async () => {
  await close()
  await drop()
})

const addJob = (task: string) => pool.query('select graphile_worker.add_job($1)', [task])

test('a queue that could not record the end of several jobs continues when it can', async () => {
  const begun: string[] = []
  const failing = ['first', 'second', 'third']
  const ends = new Map([...failing, 'long'].map((name) => [name, Promise.withResolvers<void>()]))
  const tasks = [...ends].map(([name, { promise }]) => [name, async () => (begun.push(name), await promise)] as const)
  const taskList = { ...Object.fromEntries(tasks), later: async () => void begun.push('later') }
  worker = await startWorker(pool, { taskList, cronItems: [], isAlone: false }, fastify().log)
  for (const name of ends.keys()) await addJob(name)
  await expect.poll(() => begun.length, { timeout: 10_000 }).toBe(4)

  await pool.query(`create function refuse() returns trigger language plpgsql as $$ begin raise 'not now'; end $$`)
  await pool.query('create trigger refuse before delete on graphile_worker._private_jobs for each row execute function refuse()')
  // The jobs fail one after the other, so that each is a separate failure, while another job continues.
  for (const name of failing) {
    ends.get(name)?.resolve()
    await sleep(200)
  }
  await pool.query('drop function refuse cascade')
  ends.get('long')?.resolve()

  await addJob('later')
  await expect.poll(() => begun, { timeout: 15_000 }).toContain('later')
})

test('a job that a replaced runner locks at the last moment is given back when the runner ends', async () => {
  const long = Promise.withResolvers<void>()
  const done: string[] = []
  const taskList = { long: () => long.promise, late: async () => void done.push('late') }
  worker = await startWorker(pool, { taskList, cronItems: [], isAlone: false }, fastify().log)
  await addJob('long')
  const takerOfLong = async () =>
    (await pool.query<{ name: string }>(`select locked_by as name from graphile_worker.jobs where task_identifier = 'long'`))
      .rows[0]?.name
  await expect.poll(takerOfLong, { timeout: 15_000 }).toBeTruthy()
  const replaced = await takerOfLong()
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and datname = current_database()`,
  )
  await expect.poll(takerOfLong, { timeout: 15_000 }).not.toBe(replaced)

  const client = await pool.connect()
  await client.query('begin')
  await client.query(`select graphile_worker.add_job('late')`)
  await client.query('update graphile_worker._private_jobs set locked_by = $1, locked_at = now() where locked_by is null', [
    replaced,
  ])
  await client.query('commit')
  client.release()
  long.resolve()
  await expect.poll(() => done, { timeout: 15_000 }).toEqual(['late'])
})

test('the jobs of a process without a heartbeat are given to another, and those of a live process are not', async () => {
  const long = Promise.withResolvers<void>()
  const done: string[] = []
  const taskList = { long: () => long.promise, orphan: async () => void done.push('orphan') }
  worker = await startWorker(pool, { taskList, cronItems: [], isAlone: false }, fastify().log)
  await addJob('long')
  const lockOf = async (task: string) =>
    (await pool.query<{ name: string }>('select locked_by as name from graphile_worker.jobs where task_identifier = $1', [task]))
      .rows[0]?.name
  await expect.poll(() => lockOf('long'), { timeout: 15_000 }).toBeTruthy()
  const living = await lockOf('long')
  await pool.query(`insert into queue_runners (name, seen_at) values ('killed', now() - interval '1 minute')`)
  await pool.query(`begin; select graphile_worker.add_job('orphan');
    update graphile_worker._private_jobs set locked_by = 'killed' where locked_by is null;
    update graphile_worker._private_jobs set locked_at = now() - interval '10 minutes'; commit`)

  await freeJobsOfDeadRunners(db)
  await expect.poll(() => done, { timeout: 15_000 }).toEqual(['orphan'])
  expect(await lockOf('long')).toBe(living)

  long.resolve()
  await worker.stop()
  const { rows } = await pool.query('select name from queue_runners where name = $1', [living])
  expect(rows).toEqual([])
})

/** A proxy to the database that stops answering once the queue begins to listen. */
async function openFreezing() {
  const { pathname, searchParams } = new URL(url)
  const frozen: Socket[] = []
  const server = createServer((near) => {
    const far = connect(`${searchParams.get('host')}/.s.PGSQL.5432`)
    near.on('data', (bytes) => (bytes.includes('LISTEN "jobs:insert"') ? frozen.push(near) : far.write(bytes)))
    far.on('data', (bytes) => near.write(bytes))
    near.on('close', () => far.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  const own = new URL(`postgresql://${searchParams.get('user')}@127.0.0.1:${address.port}${pathname}`)
  const slow = openDatabase(own.href, () => {})
  onTestFinished(async () => {
    await slow.close()
    server.close()
  })
  return { pool: slow.pool, frozen }
}

test('a connection that breaks while the queue stops listening on it does not end the process', async () => {
  const { pool: freezing, frozen } = await openFreezing()
  const begun = await startWorker(freezing, { taskList: {}, cronItems: [], isAlone: false }, fastify().log)
  await expect.poll(() => frozen.length, { timeout: 10_000 }).toBe(1)
  const unhandled: unknown[] = []
  const keep = (error: unknown) => unhandled.push(error)
  process.on('unhandledRejection', keep)
  onTestFinished(() => void process.off('unhandledRejection', keep))
  const stopped = begun.stop()
  await sleep(100)
  frozen[0]?.destroy()
  await stopped
  await sleep(100)
  expect(unhandled).toEqual([])
})
