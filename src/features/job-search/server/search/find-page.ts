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
  type Words,
} from '#features/job-index/server/public.ts'
import { cursorOf, readCursor } from './cursor.ts'

/** A page of results before any correction. */
export type FoundPage = {
  readonly jobs: PostedJob[]
  /** Exact below `totalCap`, and never larger. */
  readonly total: number
  /** True if the first job has the words in its title or in another name of its trade. False in orders that do not rank by title. */
  readonly isByTitle: boolean
  /** The number of jobs at the start of the page that have the words there. */
  readonly inTitle: number
  /** The cursor of the next page. Null on the last page. */
  readonly next: string | null
  /** The number of matches without stated pay. 0 if the search sets no minimum pay. */
  readonly unstated: number
}

/** The two engines of the search: the database, and the index in memory if it is loaded. */
export type Engines = { readonly pool: Pool; readonly memory: MemoryFinder }

/** The search and its words; `typed` as in `indexQueryOf`. */
type WordsOfSearch = { readonly search: JobList; readonly parsed: ParsedSearch; readonly typed?: Words | undefined }

export async function findPage(
  { pool, memory }: Engines,
  { search, parsed, typed }: WordsOfSearch,
  now: Date,
): Promise<FoundPage> {
  const { limit, salaryMin } = search
  const { sort, ranksByTitle, page } = pageRequestOf(search, now)
  const [{ hits, total }, unstated] = await Promise.all([
    // One job more than the page size is requested, to know whether there is a next page.
    findMatches(pool, { ...parsed, ranksByTitle, typed, page: { ...page, limit: limit + 1 } }, { memory }),
    salaryMin ? countUnstated(pool, allOf(parsed.words.stems, facetsQuery(parsed.facets)), now) : 0,
  ])
  const shown = hits.slice(0, limit)
  const last = hits.length > limit ? shown.at(-1) : undefined
  return {
    jobs: shown.map(({ job }) => job),
    next: last ? cursorOf(sort, ranksByTitle ? last : { ...last, tier: anyTier }) : null,
    total,
    isByTitle: (shown[0]?.tier ?? lastTier) < lastTier && !isOtherWork(search.q, shown[0]?.job.title),
    inTitle: shown.filter(({ tier }) => tier < lastTier).length,
    unstated,
  }
}

/** Words that the index takes for forms of one word, although they name different work: a developer does not do business development. */
const otherWork = [{ typed: /\bdevelopers?\b/i, inTitle: /\bdevelopment\b/i }]

const isOtherWork = (typed = '', title = ''): boolean =>
  otherWork.some((one) => one.typed.test(typed) && one.inTitle.test(title) && !one.typed.test(title))

/** Where titles do not count, a cursor needs no tier. The release before refuses the last one. */
const anyTier = 0

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
