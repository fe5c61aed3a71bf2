import type { Pool } from 'pg'
import { findPlaceSpellings, type PlaceSpelling } from '../spelling-queries.ts'
import { isTrueName, placeNames } from './place-names.ts'
import { readPlace } from './read-place.ts'
import { editDistance, nearest } from './spelling.ts'

const word = /[\p{L}\p{M}\p{N}]+/gu
/** Shorter words look like too many others, and are mostly letters for a city. */
const leastMended = 4
/** Only a long name is still itself with two slips: "Andheri" is not Andhra. */
const longName = 8

/** What may have been meant by a place where nothing was found, the likeliest first: other words, or one place where two were read as one. */
export async function placeCorrections(pool: Pool, typed: string): Promise<string[]> {
  const mended = await mendedPlace(pool, typed)
  const { apart } = await readPlace(pool, mended)
  return [mended, apart].filter((text): text is string => text !== null && text !== typed)
}

/** Words that no place is called, as the nearest name of a place. */
async function mendedPlace(pool: Pool, typed: string): Promise<string> {
  const words = [...new Set(typed.match(word) ?? [])].filter((one) => one.length >= leastMended && !isTrueName(one.toLowerCase()))
  const found = Map.groupBy(words.length > 0 ? await findPlaceSpellings(pool, words) : [], (spelling) => spelling.word)
  return typed.replace(word, (one) => nearestName(one, found.get(one) ?? []))
}

function nearestName(typed: string, [first, ...others]: readonly PlaceSpelling[]): string {
  if (!first) return typed
  const { said } = first
  const names = [first, ...others, ...placeNames.map((term) => ({ term, name: term, df: 1 }))]
  const near = names.filter(
    ({ term }) => soundOf(said) === soundOf(term) && editDistance(said, term) <= (term.length < longName ? 1 : 2),
  )
  const meant = nearest(
    said,
    near.map(({ term, df }) => ({ word: typed, term, df })),
  )
  return names.find(({ term }) => term === meant)?.name.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase()) ?? typed
}

/** Hindi names are short, and slips in them are mostly of vowels: with another consonant it is another place. Latin names have no such sound. */
function soundOf(name: string): string {
  return /[a-z]/.test(name) ? '' : name.replace(/[\p{M}\u0904-\u0914]/gu, '')
}
