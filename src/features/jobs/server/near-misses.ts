import { Refusal } from '#platform/contract/refusal.ts'
import { type JobSearch, type NearMisses, SearchPart } from '../contract.ts'
import { shownTotal } from './search-count-queries.ts'
import type { Found, Search } from './search/open-search.ts'

const shownJobs = 3
/** Less than the connections of the search: an empty list must not slow down those that are not. */
const atOnce = 2

export type FindNearMisses = (asked: JobSearch, now: Date) => Promise<NearMisses>
type Without = Pick<Found, 'jobs' | 'total'> & { readonly part: SearchPart }

/**
 * What each part of a search costs it: the same search without that part. The first jobs of the narrowest come along. It is advice,
 * and costs several searches: one after the other, no more once one takes too long, and none while others are being advised.
 */
export function openNearMisses(search: Search): FindNearMisses {
  let advising = 0
  return async (asked, now) => {
    if (advising >= atOnce) return { without: [], jobs: [] }
    advising += 1
    try {
      return adviceOn(await searchWithoutEach(search, asked, now))
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
      const { jobs, total } = await search({ ...asked, [part]: undefined, page: 1, limit: shownJobs }, now)
      without.push({ part, jobs, total })
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
  return without
}

function adviceOn(without: readonly Without[]): NearMisses {
  const some = without.filter(({ total }) => total > 0).toSorted((a, b) => a.total - b.total)
  // The fewer are left, the more of what was asked for they still have.
  return { without: some.map(({ part, total }) => ({ part, total: shownTotal(total) })), jobs: some[0]?.jobs ?? [] }
}
