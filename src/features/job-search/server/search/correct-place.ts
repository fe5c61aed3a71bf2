import type { Pool } from 'pg'
import { findPlaceSpellings, parsePlace, type PlaceSpelling } from '#features/job-index/server/public.ts'
import { editDistance } from '#platform/contract/edit-distance.ts'
import { nearest } from './correct-words.ts'
import { openNamesBySound } from '#features/search-words/name-by-sound.ts'
import { isPlaceName, localityNames, localityWords, placeNames } from '#features/search-words/place-names.ts'

const word = /[\p{L}\p{M}\p{N}]+/gu
/** Shorter words look like too many others, and are mostly letters for a city. */
const shortestCorrected = 4
/** Each is compared with some thousand names. */
const mostCorrected = 4
/** Only a long name is still itself with two errors: "Andheri" is not Andhra. */
const longName = 8
const mostErrors = (name: string): number => (name.length < longName ? 1 : 2)

/** What may have been meant by a place where nothing was found, the likeliest first: other words, or one place where two were read as one. */
export async function correctedPlaces(pool: Pool, typed: string): Promise<string[]> {
  const corrected = await correctedPlace(pool, typed)
  const { separated } = await parsePlace(pool, corrected)
  return [corrected, bySound(typed), separated].filter((text): text is string => text !== null && text !== typed)
}

const nameOf = openNamesBySound([...new Set([...placeNames, ...localityNames])])
/** With the signs that join letters or keep them apart. */
const inScript = /[\u0900-\u0d7f](?:[\u0900-\u0d7f ]|\u200c|\u200d)*/g

/** As people in Mumbai would write अंधेरी in Latin letters. */
function bySound(typed: string): string {
  return typed.replace(inScript, (part) => capitalised(nameOf(part) ?? part))
}

const capitalised = (name: string): string => name.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())

/** Words that no place is called, as the nearest name of a place. */
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
      // Comparing lengths first leaves out most of some thousand names.
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

/** Hindi names are short, and errors in them are mostly of vowels: with another consonant it is another place. Latin names have no such sound. */
function soundOf(name: string): string {
  return /[a-z]/.test(name) ? '' : name.replace(/[\p{M}\u0904-\u0914]/gu, '')
}
