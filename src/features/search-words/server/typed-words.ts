/** The vocabulary of searches (work, places, filters, phrases of requests), with a frequency for each word. */
import { indianPlaceNames } from '#features/jobs/indian-places.ts'
import { placeNames } from '#features/search-places/place-names.ts'
import { isStopWord } from '#features/search-places/stop-words.ts'
import advertising from '../words/advertising.json' with { type: 'json' }
import requests from '../words/requests.json' with { type: 'json' }
import spareWords from '../words/spare-words.json' with { type: 'json' }
import spokenNames from '../words/spoken-names.json' with { type: 'json' }
import stopWordLists from '#features/search-places/words/stop-words.json' with { type: 'json' }
import { isEnglish } from './english-words.ts'
import { isIndustry, isSpare } from './kinds-of-words.ts'
import { isKnownWord, namesOfWork } from './known-words.ts'
import { isInOccupations } from './occupation-groups.ts'
import { wordsIn } from './occupation-names.ts'
import { isTypedPlace } from '#features/search-places/server/public.ts'

/** Shorter words are not corrected, because too many other words are similar to them. */
export const leastLetters = 4

/** Among equally similar words, the correction with the higher frequency wins. Phrases of requests and cities get these fixed frequencies. */
const usesOfFrame = 20
const usesOfCity = 50

const latinWords = (texts: readonly string[]): string[] => texts.flatMap((text) => text.toLowerCase().match(/[a-z]+/g) ?? [])

const framing: ReadonlySet<string> = new Set(
  latinWords([
    ...Object.values(requests).flat(),
    ...Object.values(stopWordLists),
    ...Object.entries(spareWords).flatMap(([kind, words]) => (kind === 'certificates' ? [] : words)),
    ...Object.values(advertising).flat(),
    'internship internships experience freshers part full time remote',
  ]),
)
const said = latinWords(
  spokenNames.flatMap(({ name, said: names = '', alone = '', instead = '', typed = '', near = '' }) => [
    name,
    names,
    alone,
    instead,
    typed,
    near,
  ]),
)
const saidWords: ReadonlySet<string> = new Set(said)
/** `letters` is a bit set of the letters in the word. */
export type TypedWord = { readonly word: string; readonly letters: number; readonly uses: number }

const uses = new Map<string, number>()
countAll([...latinWords(namesOfWork), ...said], 1)
countAll(framing, usesOfFrame)
countAll(
  placeNames.filter((place) => /^[a-z]+$/.test(place)),
  1,
)
countAll(
  indianPlaceNames.filter((place) => /^[a-z]+$/i.test(place)).map((place) => place.toLowerCase()),
  usesOfCity,
)

function countAll(words: Iterable<string>, times: number): void {
  for (const word of words) if (word.length >= leastLetters) uses.set(word, (uses.get(word) ?? 0) + times)
}

export const isTypedWord = (word: string): boolean => uses.has(word)

export const typedWordsByLength: ReadonlyMap<number, readonly TypedWord[]> = Map.groupBy(
  [...uses].map(([word, times]): TypedWord => ({ word, letters: lettersOf(word), uses: times })),
  ({ word }) => word.length,
)

export function lettersOf(word: string): number {
  let bits = 0
  for (const letter of word) bits |= 1 << ((letter.codePointAt(0) ?? 0) % 32)
  return bits
}

/** True if the word needs no correction. It must be in lower case. */
export const isRightAsTyped = (word: string): boolean =>
  isStopWord(word) ||
  framing.has(word) ||
  saidWords.has(word) ||
  isEnglish(word) ||
  isSpare(word) ||
  isIndustry(word) ||
  isKnownWord(word) ||
  isTypedPlace(word) ||
  wordsIn(word).every(isInOccupations)
