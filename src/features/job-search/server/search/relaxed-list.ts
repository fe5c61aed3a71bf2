/** Relaxes a search without matches: the same work without words that say nothing about it, and without the filters that were read from the words. */
import { Refusal } from '#platform/contract/refusal.ts'
import {
  isCompany,
  isUnknown,
  readSearch,
  rightWords,
  saysNoWork,
  withoutStopWords,
} from '#features/search-words/server/public.ts'
import { isTimeout } from '#platform/server/db.ts'
import type { JobList } from '../../contract.ts'
import type { Optional } from '#platform/server/few-at-once.ts'
import { areOnlyPlaces, firstJobs, hasWork, isAbout, isMeant, isWithinReach } from './is-about-work.ts'
import { nearThere } from './in-place.ts'
import { type Search, type SearchResult, withoutJobs } from './open-search.ts'
import { type Relaxation, relaxationsOfMentions, relaxationsOfNoMatch } from './relaxations.ts'

type RelaxedList = SearchResult & { readonly leftOut: readonly string[] }

/**
 * Returns null if the original result is good enough, if no relaxation finds the work in a title, if too many relaxed searches are running, or if one
 * takes too long. `asTyped` is the result of the original search.
 */
export type FindRelaxedList = (typed: JobList, asTyped: SearchResult, now: Date) => Promise<RelaxedList | null>

export function openRelaxedList(search: Search, ifFew: Optional): FindRelaxedList {
  const among = async (
    { q: insteadOf }: JobList,
    ways: readonly Relaxation[],
    first: () => SearchResult | Promise<SearchResult>,
    now: Date,
  ) => {
    if (ways.length === 0) return null
    const instead: Search = (query, at, options) => search(query, at, { ...options, insteadOf })
    return ifFew(async () => {
      const found = await first()
      return found.isByTitle ? null : searchRelaxations(instead, ways, found, now)
    }).catch(orNone)
  }

  const listFor: FindRelaxedList = async (typed, asTyped, now) => {
    const read = readSearch(typed)
    if (asTyped.total === 0) return among(read, relaxationsOfNoMatch(typed, read, asTyped), () => asTyped, now)
    return among(read, relaxationsOfMentions(typed, read, asTyped), () => search(firstOf(read), now, { widensPlace: true }), now)
  }
  const find: Find = async (query, now) => ifFew(() => search(query, now, { widensPlace: true })).catch(orNone)

  return async (typed, asTyped, now) => {
    const read = readSearch(typed)
    const isAround = isByRelevance(read) && isWithinReach(read, asTyped)
    const near = isAround ? await among(read, nearThere(typed, read), () => withoutJobs(asTyped), now) : null
    if (near) return near
    if (isEnough(typed, asTyped) || isOfAnyWork(read, asTyped)) return null
    const list = (await listOfRightWords(find, listFor, typed, now)) ?? (await listFor(typed, asTyped, now))
    return list ?? (asTyped.total === 0 ? listOfPlace(find, read, now) : null)
  }
}

type Find = (query: JobList, now: Date) => Promise<SearchResult | null>

/** Before anything is dropped, corrects the spelling of the whole text, including phrases of requests, filters and places. */
async function listOfRightWords(find: Find, listFor: FindRelaxedList, typed: JobList, now: Date): Promise<RelaxedList | null> {
  const q = rightWords(typed.q ?? '')
  if (q === null) return null
  const right = { ...typed, q }
  const read = readSearch(right)
  const first = await find(firstOf(read), now)
  if (first === null) return null
  const list = isEnough(read, first) || isOfAnyWork(read, first) ? await find(read, now) : await listFor(right, first, now)
  if (list === null || isWithoutSlips(list, q, typed.q)) return null
  return { leftOut: [], ...list, corrected: list.corrected ?? q }
}

/** True if all words that were put right are left out again: then what was typed is left out. */
function isWithoutSlips(list: SearchResult & Partial<RelaxedList>, right: string, typed: string = ''): boolean {
  const given = new Set(typed.toLowerCase().split(/\s+/))
  return right.split(/\s+/).every((word) => given.has(word) || list.leftOut?.includes(word))
}

const mostWordsOfPlace = 3

/** Reads all that was typed as a place that is spelled otherwise: "koramangla". Tried last, because names of work may be similar to one. */
async function listOfPlace(find: Find, { q = '', ...others }: JobList, now: Date): Promise<RelaxedList | null> {
  const words = withoutStopWords(q).split(/\s+/).filter(Boolean)
  const mayBePlace = words.length > 0 && words.length <= mostWordsOfPlace && others.location === undefined
  const isPlace = mayBePlace && (words.some(isUnknown) || saysNoWork(q)) && !words.some(isCompany)
  const list = isPlace ? await find({ ...others, location: words.join(' ') }, now) : null
  return list && list.total > 0 ? { ...list, leftOut: [] } : null
}

/** True if no word of work is left: all that was typed was read as filters or says nothing, and none of it is a slip. */
const isOfAnyWork = ({ q = '' }: JobList, { total }: SearchResult): boolean => withoutStopWords(q) === '' && total > 0

function orNone(error: unknown): null {
  if (error instanceof Refusal || isTimeout(error)) return null
  throw error
}

/** Jobs that only mention the words are good enough in orders that do not rank by title. */
const isEnough = (typed: JobList, { isByTitle, company, total }: SearchResult): boolean =>
  isByTitle || company !== null || (total > 0 && !isByRelevance(typed))

async function searchRelaxations(
  search: Search,
  ways: readonly Relaxation[],
  first: SearchResult,
  now: Date,
): Promise<RelaxedList | null> {
  for (const way of ways) {
    if (first.total > 0 && isShortened(way) && isAbout(way.search.q, first)) return null
    const page = isFirstPage(way.search) ? await pageOf(search, way, now) : null
    const found = page
      ? { ...page, jobs: page.jobs.slice(0, firstJobs) }
      : await pageOf(search, { ...way, search: firstOf(way.search) }, now)
    if (answers(way, found)) return named(way, page ?? (await pageOf(search, way, now)))
  }
  return null
}

/** False for another name of all that was typed: its titles are a better answer than jobs that mention the typed words. */
const isShortened = ({ leftOut, name }: Relaxation): boolean => leftOut.length > 0 || name === null

const pageOf = (search: Search, { search: query, staysThere = false }: Relaxation, now: Date): Promise<SearchResult> =>
  search(query, now, { widensPlace: !staysThere })

const answers = (way: Relaxation, found: SearchResult): boolean =>
  hasWork(way, found) && (isSameWork(way, found) || isMeant(way, found))

const isSameWork = ({ name, leftOut }: Relaxation, { corrected }: SearchResult): boolean =>
  name === null && corrected === null && areOnlyPlaces(leftOut)

/** True if the requested page contains the first jobs, so no other search is needed to judge the results. */
const isFirstPage = (query: JobList): boolean =>
  isByRelevance(query) && query.page === 1 && query.cursor === undefined && query.limit >= firstJobs

const named = ({ name, place, wider, leftOut }: Relaxation, found: SearchResult): RelaxedList => ({
  ...found,
  corrected: found.corrected ?? name,
  correctedPlace: found.correctedPlace ?? place ?? wider ?? null,
  leftOut,
})

const isByRelevance = ({ sort = 'relevant' }: JobList): boolean => sort === 'relevant'

/** The first jobs by relevance. The requested order and page must not influence the choice of a relaxation. */
const firstOf = (query: JobList): JobList => ({ ...query, sort: undefined, page: 1, cursor: undefined, limit: firstJobs })
