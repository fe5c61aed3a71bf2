/** Where no job has all that was typed: the same work without what says nothing about it, and without filters of the words. */
import { Refusal } from '#platform/contract/refusal.ts'
import { isTimeout } from '#platform/server/db.ts'
import { readPlaceBesideWords } from '#features/search-words/read-place-in-words.ts'
import type { JobList } from '../../contract.ts'
import type { Optional } from './few-at-once.ts'
import { fewerFilters, placesAround } from './fewer-filters.ts'
import { otherFilters } from './relaxed-filters.ts'
import { fewerWords, meansEachWord, rightlySpelled, wordsIn } from '#features/search-words/server/public.ts'
import { firstJobs, isAbout, isMeant, keepsWork } from './is-about-work.ts'
import type { Search, SearchResult } from './open-search.ts'
import { readSearch } from './read-search.ts'
import { underNearTrade, underOtherName, underDescribedWork, underTrade } from './under-other-name.ts'

type LessFound = SearchResult & { readonly leftOut: readonly string[] }
/** `name`: other words for the work, which say as much. `place`: a word that was read as one. `wider`: places around it. */
type Less = {
  readonly search: JobList
  readonly leftOut: readonly string[]
  readonly loss: number
  readonly name: string | null
  readonly place?: string
  readonly wider?: string | undefined
}

const mostSearches = 10

/**
 * Null where the jobs that have all of it stay, or none has the work in its title; also while others are searched for, and once one search takes
 * too long. `asTyped` is what was found for all of it.
 */
export type SearchForLess = (typed: JobList, asTyped: SearchResult, now: Date) => Promise<LessFound | null>

export function openSearchForLess(search: Search, ifFew: Optional): SearchForLess {
  return async (typed, asTyped, now) => {
    const read = readSearch(typed)
    if (!read.q || isEnough(typed, asTyped)) return null
    const { q, ...others } = read
    if (asTyped.total === 0) {
      const spellings = [rightlySpelled(q), ...spellingsOf(q, asTyped)]
      const ways = [...inPlace(read), ...waysOf(typed, others, q, spellings)]
      return ways.length === 0 ? null : ifFew(() => searchWays(search, ways, asTyped, now)).catch(orNone)
    }
    const ways = waysOf(typed, others, q, [rightlySpelled(q)])
    if (ways.length === 0) return null
    return ifFew(async () => {
      const first = await firstPage(search, read, now)
      return first.isByTitle ? null : searchWays(search, ways, first, now)
    }).catch(orNone)
  }
}

/** Where no job has what was typed, two things may be wrong with it at once: an error and a word that no job has. */
function spellingsOf(q: string, { spellings: [spelled = q] = [] }: SearchResult): string[] {
  return !meansEachWord(q) && wordsIn(spelled).length === wordsIn(q).length && keepsWork(q, spelled) ? [spelled] : []
}

function orNone(error: unknown): null {
  if (error instanceof Refusal || isTimeout(error)) return null
  throw error
}

/** Jobs that only mention it are enough in an order that does not ask for titles. */
const isEnough = (typed: JobList, { isByTitle, company, total }: SearchResult): boolean =>
  isByTitle || company !== null || (total > 0 && !isByRelevance(typed))

async function searchWays(search: Search, ways: readonly Less[], first: SearchResult, now: Date): Promise<LessFound | null> {
  for (const way of ways.slice(0, mostSearches)) {
    if (first.total > 0 && isAbout(way.search.q, first)) return null
    const page = isFirstPage(way.search) ? await pageOf(search, way, now) : null
    const found = page ? { ...page, jobs: page.jobs.slice(0, firstJobs) } : await firstPage(search, way.search, now)
    if (hasWork(way, found) && isMeant(way, found)) return named(way, page ?? (await pageOf(search, way, now)))
  }
  return null
}

const pageOf = (search: Search, way: Less, now: Date): Promise<SearchResult> => search(way.search, now, { widensPlace: true })

const hasWork = (way: Less, { isByTitle, total }: SearchResult): boolean => isByTitle || (way.place !== undefined && total > 0)

/** What is asked for shows the first jobs itself. */
const isFirstPage = (query: JobList): boolean =>
  isByRelevance(query) && query.page === 1 && query.cursor === undefined && query.limit >= firstJobs

const named = ({ name, place, wider, leftOut }: Less, found: SearchResult): LessFound => ({
  ...found,
  corrected: found.corrected ?? name,
  correctedPlace: found.correctedPlace ?? place ?? wider ?? null,
  leftOut,
})

const isByRelevance = ({ sort = 'relevant' }: JobList): boolean => sort === 'relevant'

/** The order and the page that are asked for do not decide what is left out. */
const firstPage = (search: Search, query: JobList, now: Date): Promise<SearchResult> =>
  search({ ...query, sort: undefined, page: 1, cursor: undefined, limit: firstJobs }, now, { widensPlace: true })

/** A word that is put right may have been right. */
const spellingLoss = 0.25

/** That with most of what was typed first. */
function waysOf(typed: JobList, others: Omit<JobList, 'q'>, q: string, spellings: readonly string[]): Less[] {
  const words = [...new Set(spellings)].flatMap((spelled, at) => [
    ...[{ q: spelled, leftOut: [], loss: 0 }, ...fewerWords(spelled)].flatMap((less) => [
      { ...less, loss: less.loss + at * spellingLoss, name: spelled === q ? null : less.q },
      ...underOtherName(less),
    ]),
    ...underTrade(spelled),
  ])
  const described = underDescribedWork(q)
  const near = spellings.flatMap(underNearTrade)
  return fewerFilters(typed, others)
    .flatMap(({ kept, leftOut, loss, wider }) =>
      [...words, ...described, ...(isFiltered(kept) && wider === undefined ? near : [])].map((less) => ({
        search: { ...kept, q: less.q },
        name: less.name,
        leftOut: [...less.leftOut, ...leftOut],
        loss: less.loss + loss,
        wider,
      })),
    )
    .filter(({ leftOut, name, wider }) => leftOut.length > 0 || name !== null || wider !== undefined)
    .toSorted((a, b) => a.loss - b.loss)
}

/** Something beside the words says what is wanted. */
const isFiltered = (others: Omit<JobList, 'q'>): boolean => others.location !== undefined || otherFilters(others).length > 0

function inPlace({ q = '', ...others }: JobList): Less[] {
  const read = others.location === undefined ? readPlaceBesideWords(q) : null
  if (!read) return []
  const less = { leftOut: [], loss: 0, name: read.q }
  return [
    { ...less, search: { ...others, ...read }, place: read.location },
    ...placesAround(read.location).map(({ wider }) => ({
      ...less,
      search: { ...others, q: read.q, location: wider },
      wider,
    })),
  ]
}
