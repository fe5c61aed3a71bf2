import type { Pool } from 'pg'
import { isTimeout } from '#platform/server/db.ts'
import { refuse } from '#platform/contract/refusal.ts'
import { jobSearch as contract, type JobList, type JobSearch } from '../../contract.ts'
import { correctedPlaces } from './correct-place.ts'
import { correctedWords } from './correct-words.ts'
import { type FoundAsTyped, openFinder } from './find-as-typed.ts'
import type { FoundPage } from './find-page.ts'
import { type MemorySearch, memorySearchOf } from '#features/job-index/server/public.ts'
import { isPlaceName } from '#features/search-places/place-names.ts'
import { widerPlaces } from '#features/search-places/server/public.ts'
import { readSearch } from '#features/search-words/server/public.ts'

export type SearchResult = FoundAsTyped & {
  /** The words that were searched instead of the typed ones, because those were not found. Null if unchanged. */
  readonly corrected: string | null
  /** The place that was searched instead of the typed one. Null if unchanged. */
  readonly correctedPlace: string | null
  /** If nothing was found, the possible spelling corrections of the words. */
  readonly spellings?: readonly string[]
}
export const withoutJobs = (found: SearchResult): SearchResult => ({ ...found, jobs: [], total: 0, next: null, isByTitle: false })

/**
 * With `widensPlace`, a place without jobs is widened to its city or the cities within reach, which are reported as corrections. `insteadOf` is what
 * was typed, if the search is for another name of it or a part of it: jobs of its rank come first.
 */
type Options = { readonly widensPlace?: boolean; readonly insteadOf?: string | undefined }
export type Search = (search: JobList, now: Date, options?: Options) => Promise<SearchResult>

export function openSearch(pool: Pool, memory: MemorySearch = memorySearchOf(pool)): Search {
  const begin = openFinder(pool, memory)

  return async (typed, now, { widensPlace = false, insteadOf } = {}) => {
    const search = readSearch(typed)
    const { find, findAsTyped } = begin(insteadOf)
    try {
      const found = await findAsTyped(search, now)
      let spellings: readonly string[] = []
      const correct = async (q: string): Promise<readonly string[]> => (spellings = await correctedWords(pool, q))
      for await (const other of found.total === 0 ? correctionsOf(pool, search, widensPlace, correct) : []) {
        const corrected = await find({ ...search, ...other }, now)
        if (corrected.total > 0 && !isByChance(corrected, other.q, search.q))
          return {
            ...corrected,
            company: null,
            corrected: ifChanged(other.q, search.q),
            correctedPlace: ifChanged(other.location, search.location),
          }
      }
      return { ...found, corrected: null, correctedPlace: null, spellings }
    } catch (error) {
      if (isTimeout(error)) throw refuse(contract['GET /api/jobs'], 'tooBroad')
      throw error
    }
  }
}

/**
 * True if the jobs only mention the corrected words, which does not confirm the correction. Not applied to a single typed word, and not to
 * corrections that only add names of places.
 */
function isByChance({ isByTitle }: FoundPage, corrected: string = '', typed: string = ''): boolean {
  if (isByTitle || lettersOf(corrected) === lettersOf(typed) || !/\s/.test(typed.trim())) return false
  const given = new Set(typed.toLowerCase().split(/\s+/))
  return !corrected.split(/\s+/).every((word) => given.has(word) || isPlaceName(word))
}

const lettersOf = (words: string): string => words.toLowerCase().replace(/\s+/g, '')

type TypedSearch = Pick<JobSearch, 'q' | 'location'>

/**
 * Generates corrections of a search without results, likeliest first: place, then words, then both. The city of a typed locality changes no name, so
 * it comes first; cities within reach come last.
 */
async function* correctionsOf(
  pool: Pool,
  { q, location }: TypedSearch,
  widensPlace: boolean,
  correct: (q: string) => Promise<readonly string[]>,
): AsyncGenerator<TypedSearch> {
  const wider = widensPlace && location ? widerPlaces(location) : []
  yield* citiesOf(wider, q)
  const places = location ? await correctedPlaces(pool, location) : []
  for (const place of places) {
    yield { q, location: place }
    if (widensPlace) yield* citiesOf(widerPlaces(place), q)
  }
  const words = q ? await correct(q) : []
  for (const place of [location, ...places]) for (const corrected of words) yield { q: corrected, location: place }
  for (const { location: near } of wider.filter(({ reach }) => reach === 'near')) yield { q, location: near }
}

function citiesOf(wider: ReturnType<typeof widerPlaces>, q: string | undefined): TypedSearch[] {
  return wider.filter(({ reach }) => reach === 'city').map(({ location, locality }) => ({ q: withWords(q, locality), location }))
}

const withWords = (q: string | undefined, more: string | null | undefined): string | undefined =>
  more ? [q, more].filter(Boolean).join(' ') : q

function ifChanged(corrected: string | undefined, typed: string | undefined): string | null {
  return corrected === undefined || corrected === typed ? null : corrected
}
