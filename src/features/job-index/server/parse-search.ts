import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import type { JobSearch } from '../query-contract.ts'
import { noWords, parseCompany, type Words } from './parse-queries.ts'
import { type Facet, facetsOf } from './facets.ts'
import { anywhere, parsePlace, type PlaceFilter } from './parse-place.ts'
import { openWordParser } from './parse-words.ts'
import { knownParts } from './place-dictionary.ts'

export type ParsedSearch = { readonly words: Words; readonly facets: readonly Facet[] }

const cachedNames = 2_000

/**
 * Returns a parser for searches with a cache: the meaning of words and places does not depend on the search. `companyKey` is the key of the company
 * in the index, if the caller knows it.
 */
export function openParser(pool: Pool): (search: JobSearch, companyKey?: string) => Promise<ParsedSearch> {
  const parseWords = openWordParser(pool)
  const places = new LRUCache<string, PlaceFilter>({ max: cachedNames })
  const parts = knownParts(pool)
  const companies = new LRUCache<string, string>({ max: cachedNames })

  async function placeOf(location: string): Promise<PlaceFilter> {
    const place = places.get(location) ?? (await parsePlace(pool, location, parts))
    places.set(location, place)
    return place
  }

  async function companyOf(name: string): Promise<string> {
    const key = companies.get(name) ?? (await parseCompany(pool, name))
    companies.set(name, key)
    return key
  }

  return async (search, companyKey) => {
    const [words, place, company] = await Promise.all([
      search.q ? parseWords(search.q) : noWords,
      search.location ? placeOf(search.location) : anywhere,
      search.company ? (companyKey ?? companyOf(search.company)) : null,
    ])
    return { words, facets: facetsOf(search, place, company) }
  }
}
