import type { Pool } from 'pg'
import { refuse } from '#platform/contract/refusal.ts'
import { jobs, type JobSearch } from '../../contract.ts'
import { countUnstated, type Order, parsePlace, parseWords } from '../search-queries.ts'
import { allOf, facetsOf, facetsQuery } from './facets.ts'
import { findMatches, type Matches } from './find-matches.ts'
import { remembered } from './remembered.ts'
import { correct } from './spelling.ts'
import { loadStatistics, noStatistics, type Statistics } from './statistics.ts'
import { asTyped, capitalRegion } from './words.ts'

/** `corrected` are the words that were searched instead of those that were typed and are found nowhere. */
/** With a least pay, `unstated` are the jobs that match but do not state theirs. */
export type Found = Matches & { readonly corrected: string | null; readonly unstated: number }
export type Search = (asked: JobSearch, now: Date) => Promise<Found>

const freshMs = 10 * 60 * 1_000
const rememberedSearches = 2_000
/** PostgreSQL's word for a statement that took longer than the pool of the search allows. */
const cutOff = '57014'

export function openSearch(pool: Pool): Search {
  const wordsOf = remembered(rememberedSearches, (q) => parseWords(pool, asTyped(q)))
  const placeOf = remembered(rememberedSearches, (place) => parsePlace(pool, capitalRegion(place)))
  const statisticsAt = freshStatistics(pool)

  async function find(asked: JobSearch, q: string, now: Date): Promise<Omit<Found, 'corrected'>> {
    const [words, place, statistics] = await Promise.all([
      q ? wordsOf(q) : '',
      asked.location ? placeOf(asked.location) : [],
      statisticsAt(now),
    ])
    const facets = facetsOf(asked, place)
    const [matches, unstated] = await Promise.all([
      findMatches(pool, statistics, { words, facets, ...orderOf(asked, now) }),
      asked.salaryMin ? countUnstated(pool, allOf(words, facetsQuery(facets)), now) : 0,
    ])
    return { ...matches, unstated }
  }

  return async (asked, now) => {
    try {
      const found = await find(asked, asked.q ?? '', now)
      const corrected = found.total === 0 && asked.q ? await correct(pool, asked.q) : null
      if (corrected === null) return { ...found, corrected }
      const instead = await find(asked, corrected, now)
      return instead.total > 0 ? { ...instead, corrected } : { ...found, corrected: null }
    } catch (error) {
      if (isCutOff(error)) throw refuse(jobs['GET /api/jobs'], 'tooBroad')
      throw error
    }
  }
}

export function orderOf(asked: JobSearch, now: Date) {
  const sort = asked.sort ?? (asked.q ? 'relevant' : 'recent')
  const order: Order = sort === 'relevant' ? 'recent' : sort
  const slice = { order, payAtLeast: asked.salaryMin ?? 0, now, offset: (asked.page - 1) * asked.limit, limit: asked.limit }
  return { titlesFirst: sort === 'relevant', slice }
}

/** Read at the first search, and again when they are ten minutes old; the search that notices does not wait. */
function freshStatistics(pool: Pool): (now: Date) => Promise<Statistics> {
  let loading: Promise<Statistics> | undefined
  let loadedAt = 0
  return (now) => {
    const isOld = Math.abs(now.getTime() - loadedAt) > freshMs
    if (!isOld && loading) return loading
    loadedAt = now.getTime()
    const before = loading
    const next = loadStatistics(pool).catch(() => noStatistics)
    loading = before ?? next
    void next.then((statistics) => (loading = Promise.resolve(statistics)))
    return loading
  }
}

export function isCutOff(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === cutOff
}
