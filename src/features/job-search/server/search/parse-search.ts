import type { Pool } from 'pg'
import type { JobSearch } from '../../contract.ts'
import { noWords, parseWords, type Words } from '../parse-queries.ts'
import { type Facet, facetsOf } from './facets.ts'
import { normaliseWords } from './normalise-words.ts'
import { anywhere, parsePlace } from './parse-place.ts'

export type ParsedSearch = { readonly words: Words; readonly facets: readonly Facet[] }

const cachedTexts = 2_000

/** What was typed is parsed by the database. The texts that were parsed last are kept: words and places mean the same to every search. */
export function openParser(pool: Pool): (search: JobSearch) => Promise<ParsedSearch> {
  const wordsOf = memoizeRecent(cachedTexts, (q) => parseWords(pool, normaliseWords(q)))
  const placeOf = memoizeRecent(cachedTexts, (location) => parsePlace(pool, location))
  return async (search) => {
    const [words, place] = await Promise.all([
      search.q ? wordsOf(search.q) : noWords,
      search.location ? placeOf(search.location) : anywhere,
    ])
    return { words, facets: facetsOf(search, place) }
  }
}

/** An LRU cache: of more than `size` keys, the one that was used longest ago goes. */
function memoizeRecent<T>(size: number, find: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const cached = new Map<string, T>()
  return async (key) => {
    const value = cached.get(key) ?? (await find(key))
    cached.delete(key)
    cached.set(key, value)
    for (const oldest of cached.keys()) {
      if (cached.size <= size) break
      cached.delete(oldest)
    }
    return value
  }
}
