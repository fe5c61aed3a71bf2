import { Refusal } from '#platform/contract/refusal.ts'
import type { Db } from '#platform/server/db.ts'
import { type JobSearch, type NearMisses, SearchPart } from '../contract.ts'
import { listJobs } from './queries.ts'
import { shownTotal } from './search-count-queries.ts'
import type { Found, Search } from './search/open-search.ts'
import { shown } from './shown.ts'

const shownJobs = 3
/** Less than the connections of the search: an empty list must not slow down those that are not. */
const atOnce = 2

export type FindNearMisses = (asked: JobSearch, now: Date) => Promise<NearMisses>
type Without = Pick<Found, 'ids' | 'total'> & { readonly part: SearchPart }

/**
 * What each part of a search costs it: the same search without that part. The first jobs of the narrowest come along. It is advice,
 * and costs several searches: one after the other, no more once one takes too long, and none while others are being advised.
 */
export function openNearMisses(db: Db, search: Search): FindNearMisses {
  let advising = 0
  return async (asked, now) => {
    if (advising >= atOnce) return { without: [], jobs: [] }
    advising += 1
    try {
      return await adviceOn(db, await searchWithoutEach(search, asked, now))
    } finally {
      advising -= 1
    }
  }
}

async function searchWithoutEach(search: Search, asked: JobSearch, now: Date): Promise<Without[]> {
  const without: Without[] = []
  const parts = SearchPart.options.filter((part) => asked[part] !== undefined && !(part === 'urgent' && asked.urgent === 'false'))
  try {
    for (const part of parts) {
      const { ids, total } = await search({ ...asked, [part]: undefined, page: 1, limit: shownJobs }, now)
      without.push({ part, ids, total })
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
  return without
}

async function adviceOn(db: Db, without: readonly Without[]): Promise<NearMisses> {
  const some = without.filter(({ total }) => total > 0).toSorted((a, b) => a.total - b.total)
  // The fewer are left, the more of what was asked for they still have.
  const rows = await listJobs(db, some[0]?.ids ?? [])
  return { without: some.map(({ part, total }) => ({ part, total: shownTotal(total) })), jobs: rows.map(shown) }
}
