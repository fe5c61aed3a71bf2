import type { Pool } from 'pg'
import { findPlaceSpellings, parsePlace, type PlaceSpelling } from '#features/job-index/server/public.ts'
import { editDistance } from '#platform/contract/edit-distance.ts'
import { nearest } from './correct-words.ts'
import { isPlaceName, placeNames } from '#features/search-words/place-names.ts'

const word = /[\p{L}\p{M}\p{N}]+/gu
/** Shorter words look like too many others, and are mostly letters for a city. */
const shortestCorrected = 4
/** Only a long name is still itself with two errors: "Andheri" is not Andhra. */
const longName = 8

/** What may have been meant by a place where nothing was found, the likeliest first: other words, or one place where two were read as one. */
export async function correctedPlaces(pool: Pool, typed: string): Promise<string[]> {
  const corrected = await correctedPlace(pool, typed)
  const { separated } = await parsePlace(pool, corrected)
  return [corrected, separated].filter((text): text is string => text !== null && text !== typed)
}

/** Words that no place is called, as the nearest name of a place. */
async function correctedPlace(pool: Pool, typed: string): Promise<string> {
  const words = [...new Set(typed.match(word) ?? [])].filter(
    (one) => one.length >= shortestCorrected && !isPlaceName(one.toLowerCase()),
  )
  const found = Map.groupBy(words.length > 0 ? await findPlaceSpellings(pool, words) : [], (spelling) => spelling.word)
  return typed.replace(word, (one) => nearestName(one, found.get(one) ?? []))
}

function nearestName(typed: string, [first, ...others]: readonly PlaceSpelling[]): string {
  if (!first) return typed
  const { typedWords } = first
  const names = [first, ...others, ...placeNames.map((term) => ({ term, name: term, df: 1 }))]
  const near = names.filter(
    ({ term }) => soundOf(typedWords) === soundOf(term) && editDistance(typedWords, term) <= (term.length < longName ? 1 : 2),
  )
  const meant = nearest(
    typedWords,
    near.map(({ term, df }) => ({ word: typed, term, df })),
  )
  return names.find(({ term }) => term === meant)?.name.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase()) ?? typed
}

/** Hindi names are short, and errors in them are mostly of vowels: with another consonant it is another place. Latin names have no such sound. */
function soundOf(name: string): string {
  return /[a-z]/.test(name) ? '' : name.replace(/[\p{M}\u0904-\u0914]/gu, '')
}
