import { isDeepStrictEqual } from 'node:util'
import { openSearch } from '#features/job-search/server/public.ts'
import { shownTotal } from '#features/job-index/server/count-queries.ts'
import type { Database } from '#platform/server/db.ts'
import { prepareReading, readPlainly } from '#tests/search/read-plainly.ts'
import type { SearchQuery } from './queries.ts'

/** Returns the searches whose ids or totals differ from those of a plain scan of every job. */
export async function compareWithReading(
  { db, pool, searchPool }: Database,
  queries: readonly SearchQuery[],
  tell: (step: string) => void,
): Promise<string[]> {
  const { rowCount } = await pool.query(`select from pg_tables where tablename = 'read_plainly'`)
  if (!rowCount) {
    tell('preparing the plain reading')
    await prepareReading(db)
  }
  const search = openSearch(searchPool)
  const now = new Date()
  const wrong: string[] = []
  for (const [at, { kind: _kind, ...drawn }] of queries.entries()) {
    if (at % 50 === 0) tell(`${at} of ${queries.length} searches compared`)
    const query = { ...drawn, limit: 20 }
    const { jobs, total, corrected, correctedPlace } = await search(query, now)
    const meant = { ...(corrected !== null && { q: corrected }), ...(correctedPlace !== null && { location: correctedPlace }) }
    const read = await readPlainly(db, searchPool, { ...query, ...meant }, now)
    if (isDeepStrictEqual({ ids: jobs.map(({ id }) => id), total: shownTotal(total) }, read)) continue
    wrong.push(JSON.stringify(query))
    tell(`wrong: ${JSON.stringify(query)}: ${shownTotal(total)} and ${jobs.length} ids, not ${read.total} and ${read.ids.length}`)
  }
  return wrong
}
