/** Measures the cost of a row, a search, a queued job and a call, for the figures of docs/capacity.md. It has no budget. */
import { fastify } from 'fastify'
import { openSearch, searchJobs } from '#features/job-search/server/public.ts'
import { Refusal } from '#platform/contract/refusal.ts'
import { type Database, openDatabase } from '#platform/server/db.ts'
import { migrate } from '#platform/server/migrate.ts'
import { startCluster } from '#platform/server/postgres/cluster.ts'
import { startWorker } from '#platform/server/worker.ts'
import { costOfCalls } from './cost-of-calls.ts'
import { databaseMs } from './processor-time.ts'
import { withFolder } from './folder.ts'
import { type BenchJob, openJobs } from './jobs.ts'
import { addJobs, mostMade } from './more-jobs.ts'
import { print, quantile, type Row, rounded } from './print.ts'
import { drawQueries, type SearchQuery } from './queries.ts'
import type { SearchBench } from './search.ts'
import { withJobs } from './search-database.ts'

/** The maximum number of open jobs; more need an unusually large disk. Further jobs are closed, like most jobs of a portal that has run for years. */
const mostOpen = 3_000_000
const queued = 5_000
const searched = 400

export async function benchCapacity({ sizes, keep }: SearchBench): Promise<boolean> {
  for (const size of sizes.toSorted((a, b) => a - b)) {
    const open = Math.min(size, mostOpen)
    await withJobs(Math.min(size, mostMade), keep, async (database) => {
      if (size > mostMade) await addJobs(database, { open, closed: size - open }, console.log)
      const [rows, searches] = [await bytesOfRows(database), await costOfSearches(database, open)]
      print(`bytes per row, ${size} jobs`, rows, { size, open, rows })
      print(`searches, ${size} jobs, ${open} of them open`, searches, { size, open, searches })
    })
  }
  const queue = await withFolder(costOfJobs)
  print('queue', queue, { queue })
  const calls = await withFolder(costOfCalls)
  print('calls', calls, { calls })
  return true
}

/** The bytes per row of the largest tables, including their indexes. */
async function bytesOfRows({ pool }: Database): Promise<Row[]> {
  await pool.query('analyze')
  const { rows } = await pool.query<{ table: string; rows: number; bytes: number; indexes: number }>(
    `select relname as table, reltuples::int as rows, round(pg_total_relation_size(oid) / reltuples)::int as bytes,
       round(pg_indexes_size(oid) / reltuples)::int as indexes
     from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= 2000
     order by pg_total_relation_size(oid) desc limit 20`,
  )
  return rows
}

async function costOfSearches(database: Database, size: number): Promise<Row[]> {
  const queries = drawQueries(await sampleOf(database, Math.ceil(size / 20_000)), searched)
  await timesOf(database, queries, 1)
  const rows: Row[] = []
  for (const clients of [1, 16]) {
    const [before, began] = [await databaseMs(database.pool), performance.now()]
    const { times, refused } = await timesOf(database, queries, clients)
    const seconds = (performance.now() - began) / 1_000
    rows.push({
      clients,
      'mean ms': rounded(times.reduce((sum, ms) => sum + ms, 0) / times.length, 1),
      'p99 ms': rounded(quantile(times, 0.99), 1),
      'per second': rounded(times.length / seconds, 0),
      'database ms': rounded(((await databaseMs(database.pool)) - before) / times.length, 2),
      'took too long': refused,
    })
  }
  return rows
}

async function sampleOf({ pool }: Database, each: number): Promise<BenchJob[]> {
  const sample: BenchJob[] = []
  let seen = 0
  for await (const jobs of openJobs(pool)) for (const job of jobs) if (seen++ % each === 0) sample.push(job)
  return sample
}

/** `refused` counts the searches that exceeded the time limit. Their times are included. */
type Times = { readonly times: readonly number[]; readonly refused: number }

/** Each client sends its next search when it has the answer to the last one. All caches start empty. */
async function timesOf({ searchPool }: Database, queries: readonly SearchQuery[], clients: number): Promise<Times> {
  const search = openSearch(searchPool)
  const waiting = queries.values()
  const times: number[] = []
  let refused = 0
  const client = async () => {
    for (const { kind: _kind, ...query } of waiting) {
      const began = performance.now()
      await searchJobs(search, { ...query, limit: 20 }, new Date()).catch((error: unknown) => {
        if (!(error instanceof Refusal) || error.code !== 'tooBroad') throw error
        refused += 1
      })
      times.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return { times, refused }
}

/** Measures the overhead of the queue with jobs that do nothing, in one process. */
async function costOfJobs(folder: string): Promise<Row[]> {
  const cluster = await startCluster(folder, {})
  const { pool, close } = openDatabase(cluster.urlOf('postgres'), () => {})
  try {
    await migrate(pool)
    await pool.query(`select graphile_worker.add_job('nothing', '{}') from generate_series(1, ${queued})`)
    let left = queued
    const { promise: allDone, resolve } = Promise.withResolvers<void>()
    const [before, began, cpu] = [await databaseMs(pool), performance.now(), process.cpuUsage()]
    const nothing = async () => {
      left -= 1
      if (left === 0) resolve()
    }
    const worker = await startWorker(pool, { taskList: { nothing }, cronItems: [], isAlone: true }, fastify().log)
    await allDone
    const seconds = (performance.now() - began) / 1_000
    const { user, system } = process.cpuUsage(cpu)
    await worker.stop()
    const database = ((await databaseMs(pool)) - before) / queued
    return [
      {
        'per second': rounded(queued / seconds, 0),
        'worker ms': rounded((user + system) / 1_000 / queued),
        'database ms': rounded(database),
      },
    ]
  } finally {
    await close()
    await cluster.stop()
  }
}
