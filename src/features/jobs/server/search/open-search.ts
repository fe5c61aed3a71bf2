import type { Pool } from 'pg'
import { refuse } from '#platform/contract/refusal.ts'
import { type Job, jobs as contract, type JobList, type JobSort } from '../../contract.ts'
import { listJobs } from '../listing-queries.ts'
import { noWords, parseWords } from '../parse-queries.ts'
import { countUnstated } from '../search-count-queries.ts'
import type { Order } from '../search-queries.ts'
import { cursorOf, readCursor } from './cursor.ts'
import { allOf, facetsOf, facetsQuery } from './facets.ts'
import { findMatches, type Wanted } from './find-matches.ts'
import { insteadOf } from './instead.ts'
import { anywhere, readPlace } from './read-place.ts'
import { remembered } from './remembered.ts'
import { anywhereTier } from './tiers.ts'
import { asTyped } from './words.ts'

export type Found = {
  readonly jobs: Job[]
  /** Counted no further than `countedJobs`. */
  readonly total: number
  /** The first job has the words in its title or in other names of its trade; false in orders that do not ask. */
  readonly isByTitle: boolean
  /** Where the next page begins; null when there is none. */
  readonly next: string | null
  /** The words that were searched instead of those that were typed and are found nowhere. */
  readonly corrected: string | null
  /** The same of the place. */
  readonly correctedPlace: string | null
  /** With a least pay, the jobs that match but do not state theirs. */
  readonly unstated: number
}
type FoundAsAsked = Omit<Found, 'corrected' | 'correctedPlace'>
export type Search = (asked: JobList, now: Date) => Promise<Found>

const rememberedSearches = 2_000
/** PostgreSQL's word for a statement that took longer than the pool of the search allows. */
const cutOff = '57014'

export function openSearch(pool: Pool): Search {
  const wordsOf = remembered(rememberedSearches, (q) => parseWords(pool, asTyped(q)))
  const placeOf = remembered(rememberedSearches, (place) => readPlace(pool, place))

  async function find(asked: JobList, now: Date): Promise<FoundAsAsked> {
    const [words, place] = await Promise.all([
      asked.q ? wordsOf(asked.q) : noWords,
      asked.location ? placeOf(asked.location) : anywhere,
    ])
    return findPage(pool, asked, { words, facets: facetsOf(asked, place), ...orderOf(asked, now) })
  }

  return async (asked, now) => {
    try {
      const found = await find(asked, now)
      for await (const instead of found.total === 0 ? insteadOf(pool, asked) : []) {
        const meant = await find({ ...asked, ...instead }, now)
        if (meant.total > 0)
          return { ...meant, corrected: other(instead.q, asked.q), correctedPlace: other(instead.location, asked.location) }
      }
      return { ...found, corrected: null, correctedPlace: null }
    } catch (error) {
      if (isCutOff(error)) throw refuse(contract['GET /api/jobs'], 'tooBroad')
      throw error
    }
  }
}

function other(meant: string | undefined, typed: string | undefined): string | null {
  return meant === undefined || meant === typed ? null : meant
}

async function findPage(
  pool: Pool,
  { limit, salaryMin }: JobList,
  wanted: Wanted & { readonly sort: JobSort },
): Promise<FoundAsAsked> {
  const { words, facets, slice, sort } = wanted
  const [{ hits, total }, unstated] = await Promise.all([
    // One more than the page holds tells whether there is another.
    findMatches(pool, { ...wanted, slice: { ...slice, limit: slice.limit + 1 } }),
    salaryMin ? countUnstated(pool, allOf(words.stems, facetsQuery(facets)), slice.now) : 0,
  ])
  const page = hits.slice(0, limit)
  const last = hits.length > limit ? page.at(-1) : undefined
  const jobs = await listJobs(
    pool,
    page.map(({ id }) => id),
  )
  const isByTitle = (page[0]?.tier ?? anywhereTier) < anywhereTier
  return { jobs, next: last ? cursorOf(sort, last) : null, total, isByTitle, unstated }
}

export function orderOf(asked: JobList, now: Date) {
  const { salaryMin: payAtLeast = 0, page, limit, cursor } = asked
  const sort: JobSort = asked.sort ?? (asked.q ? 'relevant' : 'recent')
  const order: Order = sort === 'relevant' ? 'recent' : sort
  const after = cursor === undefined ? null : readCursor(sort, cursor)
  return {
    sort,
    titlesFirst: sort === 'relevant',
    slice: { order, payAtLeast, now, offset: after ? 0 : (page - 1) * limit, limit, after },
  }
}

export function isCutOff(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === cutOff
}
