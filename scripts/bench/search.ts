/** Compares the job search with SQLite on the same rows, at several sizes: speed, growth, and correctness of the results. */
import type { Database } from '#platform/server/db.ts'
import { judge } from './search-budgets.ts'
import { compareWithReading } from './compare-with-reading.ts'
import { type BenchJob, openJobs } from './jobs.ts'
import { print } from './print.ts'
import { drawQueries } from './queries.ts'
import { kindRows, type Measurement, sizeRows } from './search-rows.ts'
import { raceSearches } from './race-searches.ts'
import { withJobs } from './search-database.ts'
import { openSqlite } from './sqlite.ts'

const raced = 500
const compared = 300
/** The number of jobs from which searches are sampled. Larger samples would use too much memory. */
const sampled = 20_000

export type SearchBench = { readonly sizes: readonly number[]; readonly keep?: string }

export async function benchSearch({ sizes, keep }: SearchBench): Promise<boolean> {
  const measured: Measurement[] = []
  for (const size of sizes.toSorted((a, b) => a - b))
    measured.push(await withJobs(size, keep, (database) => measure(size, database)))
  const largest = measured.at(-1)
  if (!largest) return false
  const verdicts = judge(measured)
  print(`search by kind, ${largest.size} jobs, one client`, kindRows(largest), {})
  print('search', measured.flatMap(sizeRows), { sizes: measured.flatMap(sizeRows), verdicts })
  for (const { rule, value, budget, isKept } of verdicts)
    console.log(`${isKept ? 'kept' : 'OVER'}  ${rule}: ${value}, budget ${budget}`)
  return verdicts.every(({ isKept }) => isKept)
}

async function measure(size: number, database: Database): Promise<Measurement> {
  const sample: BenchJob[] = []
  console.log(`${size} jobs: filling SQLite`)
  const sqlite = await openSqlite(sampling(openJobs(database.pool), Math.ceil(size / sampled), sample))
  const race = await raceSearches(database, sqlite, drawQueries(sample, raced), (round) => console.log(`${size} jobs: ${round}`))
  console.table(sizeRows({ size, race, wrong: [], compared: 0 }))
  const wrong = await compareWithReading(database, drawQueries(sample, compared, 2_024), (step) =>
    console.log(`${size} jobs: ${step}`),
  )
  return { size, race, wrong, compared }
}

/** Yields all batches and adds one of every `each` jobs to the sample. */
async function* sampling(batches: AsyncIterable<readonly BenchJob[]>, each: number, sample: BenchJob[]) {
  let seen = 0
  for await (const jobs of batches) {
    sample.push(...jobs.filter((_, at) => (seen + at) % each === 0))
    seen += jobs.length
    yield jobs
  }
}
