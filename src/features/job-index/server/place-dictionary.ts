/** What places are in a query, for all searches of a process: few have to ask for the meaning of a city. */
import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import { placeNames } from '#features/search-words/place-names.ts'
import type { KnownParts } from './parse-place.ts'
import { type ParsedPart, parseParts, placesOfJobs } from './parse-queries.ts'

/** Of those that jobs name; hardly more are in ten thousand jobs. */
const mostPlaces = 2_000
/** Small enough for the time that a statement of the search may take. */
const batch = 500

const plainName = /^[a-z]+(?: [a-z]+)*$/i

type Parts = readonly ParsedPart[]
const dictionaries = new WeakMap<Pool, Map<string, Parts>>()

/** By small letters; only names of plain letters are in it, which mean the same in capitals. */
function dictionaryOf(pool: Pool): Map<string, Parts> {
  const dictionary = dictionaries.get(pool) ?? new Map<string, Parts>()
  dictionaries.set(pool, dictionary)
  return dictionary
}

/** Those of jobs, and those where they may be looked for: the cities within reach of another. */
export async function fillPlaces(pool: Pool): Promise<void> {
  const dictionary = dictionaryOf(pool)
  const listed = placeNames.filter((name) => plainName.test(name))
  const places = [...new Set([...(await placesOfJobs(pool, mostPlaces)), ...listed])]
  for (let at = 0; at < places.length; at += batch) {
    const names = places.slice(at, at + batch)
    const parsed = Map.groupBy(await parseParts(pool, names), ({ text }) => text)
    for (const name of names) dictionary.set(name, parsed.get(name) ?? [])
  }
}

export function listedParts(pool: Pool): KnownParts {
  const dictionary = dictionaryOf(pool)
  return {
    get: (text) => (plainName.test(text) ? dictionary.get(text.toLowerCase())?.map((part) => ({ ...part, text })) : undefined),
    set: () => {},
  }
}

/** Those of the dictionary, and others as they are read. */
export function knownParts(pool: Pool): KnownParts {
  const listed = listedParts(pool)
  const others = new LRUCache<string, Parts>({ max: mostPlaces })
  return { get: (text) => others.get(text) ?? listed.get(text), set: (text, parts) => others.set(text, parts) }
}
