import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import type { JobSearch } from '../../contract.ts'
import { noWords, type Words } from '../parse-queries.ts'
import { type Facet, facetsOf } from './facets.ts'
import { anywhere, parsePlace, type PlaceFilter } from './parse-place.ts'
import { openWordParser } from './parse-words.ts'

export type ParsedSearch = { readonly words: Words; readonly facets: readonly Facet[] }

const cachedPlaces = 2_000

/** What was typed is parsed by the database, and kept: words and places mean the same to every search. */
export function openParser(pool: Pool): (search: JobSearch) => Promise<ParsedSearch> {
  const parseWords = openWordParser(pool)
  const places = new LRUCache<string, PlaceFilter>({ max: cachedPlaces })

  async function placeOf(location: string): Promise<PlaceFilter> {
    const place = places.get(location) ?? (await parsePlace(pool, location))
    places.set(location, place)
    return place
  }

  return async (search) => {
    const [words, place] = await Promise.all([
      search.q ? parseWords(search.q) : noWords,
      search.location ? placeOf(search.location) : anywhere,
    ])
    return { words, facets: facetsOf(search, place) }
  }
}
