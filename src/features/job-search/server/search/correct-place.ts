import type { Pool } from 'pg'
import { findPlaceSpellings, parsePlace, type PlaceSpelling } from '#features/job-index/server/public.ts'
import { editDistance } from '#platform/contract/edit-distance.ts'
import { nearest } from './correct-words.ts'
import { openNamesBySound } from '#features/search-places/name-by-sound.ts'
import { isPlaceName, localityNames, localityWords, placeNames } from '#features/search-places/place-names.ts'

const word = /[\p{L}\p{M}\p{N}]+/gu
/** Shorter words are similar to too many others, and are mostly abbreviations of cities. */
const shortestCorrected = 4
/** The maximum number of words to correct. Each is compared with several thousand names. */
const mostCorrected = 4
/** Two errors are allowed only in long names: "Andheri" must not become Andhra. */
const longName = 8
const mostErrors = (name: string): number => (name.length < longName ? 1 : 2)

/** Returns what the typed place may mean, likeliest first: corrected words, or alternatives where two places were read as one. */
export async function correctedPlaces(pool: Pool, typed: string): Promise<string[]> {
  const corrected = await correctedPlace(pool, typed)
  const { separated } = await parsePlace(pool, corrected)
  return [corrected, bySound(typed), separated].filter((text): text is string => text !== null && text !== typed)
}

const nameOf = openNamesBySound([...new Set([...placeNames, ...localityNames])])
/** Text in Indian scripts, including zero-width joiners and non-joiners. */
const inScript = /[\u0900-\u0d7f](?:[\u0900-\u0d7f ]|\u200c|\u200d)*/g

/** Replaces names in Indian scripts by their Latin names with the same sound: अंधेरी is Andheri. */
function bySound(typed: string): string {
  return typed.replace(inScript, (part) => capitalised(nameOf(part) ?? part))
}

const capitalised = (name: string): string => name.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())

/** Replaces each unknown word by the most similar name of a place. */
async function correctedPlace(pool: Pool, typed: string): Promise<string> {
  const words = [...new Set(typed.match(word) ?? [])]
    .filter((one) => one.length >= shortestCorrected && !isPlaceName(one.toLowerCase()))
    .slice(0, mostCorrected)
  const found = Map.groupBy(words.length > 0 ? await findPlaceSpellings(pool, words) : [], (spelling) => spelling.word)
  return typed.replace(word, (one) => (words.includes(one) ? nearestName(one, found.get(one) ?? []) : one))
}

const knownNames = [...placeNames, ...localityWords].map((term) => ({ term, name: term, df: 1 }))

function nearestName(typed: string, spellings: readonly PlaceSpelling[]): string {
  const typedWords = spellings[0]?.typedWords ?? typed.toLowerCase()
  const names = [...spellings, ...knownNames]
  const near = names.filter(
    ({ term }) =>
      // Comparing the lengths first excludes most of the names cheaply.
      Math.abs(term.length - typedWords.length) <= mostErrors(term) &&
      soundOf(typedWords) === soundOf(term) &&
      editDistance(typedWords, term) <= mostErrors(term),
  )
  const meant = nearest(
    typedWords,
    near.map(({ term, df }) => ({ word: typed, term, df })),
  )
  const name = names.find(({ term }) => term === meant)?.name
  return name === undefined ? typed : capitalised(name)
}

/**
 * The consonants of a name in an Indian script. Such names are short and errors in them mostly concern vowels: another consonant means another place.
 * Empty for Latin names.
 */
function soundOf(name: string): string {
  return /[a-z]/.test(name) ? '' : name.replace(/[\p{M}\u0904-\u0914]/gu, '')
}
