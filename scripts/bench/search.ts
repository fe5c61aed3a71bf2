/** The job search at two sizes, beside the cheapest question to the same database and beside SQLite, query by query in turn. */
import { loadDemo } from '#app/server/demo/load-demo.ts'
import { openSearch, searchJobs } from '#features/jobs/server/door.ts'
import { type Database, openDatabase } from '#platform/server/db.ts'
import { migrate } from '#platform/server/migrate.ts'
import { startCluster } from '#platform/server/postgres/cluster.ts'
import { withFolder } from './folder.ts'
import { type BenchJob, listOpenJobs } from './jobs.ts'
import { print, quantile, rounded } from './print.ts'
import { drawQueries } from './queries.ts'
import { openSqlite } from './sqlite.ts'

const sizes = [10_000, 100_000]
const queriesPerRound = 200
const rounds = 3
const growthBudget = 4

type Samples = Readonly<Record<'ours' | 'select' | 'sqlite', number[]>>

export async function benchSearch(): Promise<boolean> {
  const measured = []
  for (const size of sizes) measured.push({ size, samples: await measure(size) })
  const rows = measured.map(({ size, samples }) => row(size, samples))
  const [small = Number.NaN, large = Number.NaN] = measured.map(({ samples }) => quantile(samples.ours, 0.95))
  const growth = rounded(large / small)
  print('search', rows, { sizes: rows, growthOfP95: growth, growthBudget })
  console.log(`p95 grows ${growth} times from ${sizes.join(' to ')} jobs; the budget is ${growthBudget}`)
  return growth <= growthBudget
}

function row(jobs: number, { ours, select, sqlite }: Samples): Record<string, number> {
  const ratio = (other: number[], share: number): number => rounded(quantile(ours, share) / quantile(other, share), 1)
  return {
    jobs,
    'p50 ms': rounded(quantile(ours, 0.5)),
    'p95 ms': rounded(quantile(ours, 0.95)),
    'select p50 ms': rounded(quantile(select, 0.5)),
    'p50 / select': ratio(select, 0.5),
    'p95 / select': ratio(select, 0.95),
    'sqlite p50 ms': rounded(quantile(sqlite, 0.5)),
    'p50 / sqlite': ratio(sqlite, 0.5),
    'p95 / sqlite': ratio(sqlite, 0.95),
  }
}

async function measure(size: number): Promise<Samples> {
  return withFolder(async (folder) => {
    const cluster = await startCluster(folder, { shared_buffers: '512MB' })
    const database = openDatabase(cluster.urlOf('postgres'), () => {})
    try {
      await migrate(database.pool)
      await loadDemo(database, { jobs: size, now: new Date() })
      return await race(database, await listOpenJobs(database.pool))
    } finally {
      await database.close()
      await cluster.stop()
    }
  })
}

/** Each round begins anew with nothing remembered; the three take turns, so that a slow moment of the machine meets all. */
async function race({ db, searchPool }: Database, jobs: readonly BenchJob[]): Promise<Samples> {
  const queries = drawQueries(jobs, queriesPerRound)
  const sqlite = openSqlite(jobs)
  const samples: Samples = { ours: [], select: [], sqlite: [] }
  // The first connections and statements of a process belong to no search.
  for (const { kind: _kind, ...asked } of queries.slice(0, 40)) {
    await searchJobs(db, openSearch(searchPool), { ...asked, limit: 20 }, new Date())
  }
  for (let round = 0; round < rounds; round++) {
    const search = openSearch(searchPool)
    for (const [index, { kind: _kind, ...asked }] of queries.entries()) {
      samples.ours.push(await timed(() => searchJobs(db, search, { ...asked, limit: 20 }, new Date())))
      const id = jobs[(index * 7_919) % jobs.length]?.id
      samples.select.push(
        await timed(() => searchPool.query({ name: 'bare', text: 'select * from jobs where id = $1', values: [id] })),
      )
      samples.sqlite.push(await timed(async () => sqlite.search({ kind: '', ...asked })))
    }
  }
  return samples
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
