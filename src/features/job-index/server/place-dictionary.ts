/** Parsed forms of common places, shared by all searches of a process, so that most searches need no statement for parsing. */
import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import { placeNames } from '#features/search-places/place-names.ts'
import type { KnownParts } from './parse-place.ts'
import { type ParsedPart, parseParts, placesOfJobs } from './parse-queries.ts'

/** The maximum number of places of jobs. Ten thousand jobs hardly contain more. */
const mostPlaces = 2_000
/** The number of places in a statement, chosen so that it finishes within the time limit of the search pool. */
const batch = 500

const plainName = /^[a-z]+(?: [a-z]+)*$/i

type Parts = readonly ParsedPart[]
const dictionaries = new WeakMap<Pool, Map<string, Parts>>()

/** The keys are in lower case. Only names of plain letters are included, because their meaning does not depend on capitals. */
function dictionaryOf(pool: Pool): Map<string, Parts> {
  const dictionary = dictionaries.get(pool) ?? new Map<string, Parts>()
  dictionaries.set(pool, dictionary)
  return dictionary
}

/** Fills the dictionary with the places of jobs and the listed cities and towns, which are searched as neighbours of others. */
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

/** Like `listedParts`, and also caches parts that are not in the dictionary. */
export function knownParts(pool: Pool): KnownParts {
  const listed = listedParts(pool)
  const others = new LRUCache<string, Parts>({ max: mostPlaces })
  return { get: (text) => others.get(text) ?? listed.get(text), set: (text, parts) => others.set(text, parts) }
}
