import type { Db } from '#platform/server/db.ts'
import { type JobSearch, type NearMisses, SearchPart } from '../contract.ts'
import { listJobs } from './queries.ts'
import type { Search } from './search/open-search.ts'
import { shownTotal } from './search-count-queries.ts'
import { shown } from './shown.ts'

const shownJobs = 3

/** What each part of a search costs it: the same search without that part. The first jobs of the narrowest come along. */
export async function findNearMisses(db: Db, search: Search, asked: JobSearch, now: Date): Promise<NearMisses> {
  const without = await Promise.all(
    SearchPart.options
      .filter((part) => asked[part] !== undefined && !(part === 'urgent' && asked.urgent === 'false'))
      .map(async (part) => ({ part, ...(await search({ ...asked, [part]: undefined, page: 1, limit: shownJobs }, now)) })),
  )
  const some = without.filter(({ total }) => total > 0).toSorted((a, b) => a.total - b.total)
  // The fewer are left, the more of what was asked for they still have.
  const rows = await listJobs(db, some[0]?.ids ?? [])
  return { without: some.map(({ part, total }) => ({ part, total: shownTotal(total) })), jobs: rows.map(shown) }
}
