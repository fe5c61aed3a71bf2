import type { Pool } from 'pg'
import type { PostedJob } from '#features/jobs/server/public.ts'
import type { JobList, JobSort } from '../../contract.ts'
import {
  allOf,
  countUnstated,
  facetsQuery,
  findMatches,
  lastTier,
  type MemoryFinder,
  type PageRequest,
  type ParsedSearch,
} from '#features/job-index/server/public.ts'
import { cursorOf, readCursor } from './cursor.ts'

/** A page of results, before anything is corrected. */
export type FoundPage = {
  readonly jobs: PostedJob[]
  /** Counted no further than `totalCap`. */
  readonly total: number
  /** The first job has the words in its title or in other names of its trade; false in orders that do not ask. */
  readonly isByTitle: boolean
  /** So many of the jobs of the page, the first ones, have them there. */
  readonly inTitle: number
  /** The cursor of the next page; null when there is none. */
  readonly next: string | null
  /** With a least pay, the jobs that match but do not state theirs. */
  readonly unstated: number
}

/** Where pages are found: in the database, and in memory if that holds them. */
export type Engines = { readonly pool: Pool; readonly memory: MemoryFinder }

export async function findPage({ pool, memory }: Engines, search: JobList, parsed: ParsedSearch, now: Date): Promise<FoundPage> {
  const { limit, salaryMin } = search
  const { sort, ranksByTitle, page } = pageRequestOf(search, now)
  const [{ hits, total }, unstated] = await Promise.all([
    // One more than the page holds tells whether there is another.
    findMatches(pool, { ...parsed, ranksByTitle, page: { ...page, limit: limit + 1 } }, { memory }),
    salaryMin ? countUnstated(pool, allOf(parsed.words.stems, facetsQuery(parsed.facets)), now) : 0,
  ])
  const shown = hits.slice(0, limit)
  const last = hits.length > limit ? shown.at(-1) : undefined
  return {
    jobs: shown.map(({ job }) => job),
    next: last ? cursorOf(sort, last) : null,
    total,
    isByTitle: (shown[0]?.tier ?? lastTier) < lastTier,
    inTitle: shown.filter(({ tier }) => tier < lastTier).length,
    unstated,
  }
}

type SortedSearch = { readonly sort: JobSort; readonly ranksByTitle: boolean; readonly page: PageRequest }

export function pageRequestOf(search: JobList, now: Date): SortedSearch {
  const { salaryMin: payAtLeast = 0, page, limit, cursor } = search
  const sort: JobSort = search.sort ?? (search.q ? 'relevant' : 'recent')
  const order = sort === 'relevant' ? 'recent' : sort
  const after = cursor === undefined ? null : readCursor(sort, cursor)
  return {
    sort,
    ranksByTitle: sort === 'relevant',
    page: { order, payAtLeast, now, offset: after ? 0 : (page - 1) * limit, limit, after },
  }
}
