/** Compares the search for resumes with SQLite on the same people: speed, growth, and correctness of the results. */
import { isDeepStrictEqual } from 'node:util'
import type { ResumeSearch } from '#features/resume-search/contract.ts'
import { openResumeSearch } from '#features/resume-search/server/public.ts'
import { shownTotal } from '#features/job-index/server/public.ts'
import type { Database } from '#platform/server/db.ts'
import { newId } from '#platform/server/new-id.ts'
import { insertManyResumes } from '#tests/factories/many-resumes.ts'
import { preparePlainResumes, readResumesPlainly } from '#tests/search/read-resumes-plainly.ts'
import { print } from './print.ts'
import { inTurn, raceEngines } from './race-searches.ts'
import { drawResumeQueries, type ResumeQuery } from './resume-queries.ts'
import { openSqliteResumes } from './resumes-in-sqlite.ts'
import type { SearchBench } from './search.ts'
import { judge } from './search-budgets.ts'
import { withFilled } from './search-database.ts'
import { kindRows, type Measurement, sizeRows } from './search-rows.ts'

const raced = 500
const compared = 200
const seedOfComparison = 2_024

export async function benchResumes({ sizes, keep }: SearchBench): Promise<boolean> {
  const measured: Measurement[] = []
  for (const size of sizes.toSorted((a, b) => a - b))
    measured.push(
      await withFilled({ name: `resumes-${size}`, keep, size, fill: (database) => fill(database, size) }, (database) =>
        measure(size, database),
      ),
    )
  const largest = measured.at(-1)
  if (!largest) return false
  const verdicts = judge(measured, 'people')
  print(`resumes by kind, ${largest.size} people, one client`, kindRows(largest), {})
  print('resumes', measured.flatMap(sizeRows), { sizes: measured.flatMap(sizeRows), verdicts })
  for (const { rule, value, budget, isKept } of verdicts)
    console.log(`${isKept ? 'kept' : 'OVER'}  ${rule}: ${value}, budget ${budget}`)
  return verdicts.every(({ isKept }) => isKept)
}

async function fill({ db, pool }: Database, size: number): Promise<void> {
  const step = Math.max(5_000, size / 20)
  for (let from = 0; from < size; from += step) {
    await insertManyResumes(db, from, Math.min(size, from + step))
    console.log(`${Math.min(size, from + step)} of ${size} people loaded`)
  }
  await pool.query('vacuum (analyze) users')
  await pool.query('vacuum (analyze) resume_search')
}

async function measure(size: number, database: Database): Promise<Measurement> {
  const { db, pool, searchPool } = database
  console.log(`${size} people: filling SQLite`)
  const sqlite = await openSqliteResumes(pool)
  const reader = { employerId: newId(), now: new Date() }
  const race = await raceEngines<ResumeQuery>(
    {
      ours: () => {
        const search = openResumeSearch(searchPool)
        return ({ kind: _kind, ...query }) => search(query, reader)
      },
      sqlite: () => inTurn((query) => sqlite.search(query)),
    },
    drawResumeQueries(size, raced),
    (round) => console.log(`${size} people: ${round}`),
  )
  console.log(`${size} people: preparing the plain reading`)
  await preparePlainResumes(db)
  const wrong: string[] = []
  const search = openResumeSearch(searchPool)
  for (const { kind: _kind, ...query } of drawResumeQueries(size, compared, seedOfComparison)) {
    const { resumes, total } = await search(query, reader)
    const read = await readResumesPlainly(db, searchPool, query satisfies ResumeSearch, { isPrepared: true })
    if (isDeepStrictEqual([resumes.map(({ id }) => id), total], [read.ids, shownTotal(Math.min(read.total, 1_001))])) continue
    wrong.push(JSON.stringify(query))
    console.log(`wrong: ${JSON.stringify(query)}: ${total}, not ${read.total}`)
  }
  return { size, race, wrong, compared }
}
