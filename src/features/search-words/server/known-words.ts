import scriptNames from '../../../../database/names/script-names.json' with { type: 'json' }
import trades from '../../../../database/names/trades.json' with { type: 'json' }
import wordForms from '../../../../database/names/word-forms.json' with { type: 'json' }
import descriptions from '../words/descriptions.json' with { type: 'json' }
import fields from '../words/fields.json' with { type: 'json' }
import occupations from '#features/job-suggestions/occupations.json' with { type: 'json' }
import skills from '../words/skills.json' with { type: 'json' }
import spareWords from '../words/spare-words.json' with { type: 'json' }
import spokenNames from '../words/spoken-names.json' with { type: 'json' }
import { isPlaceName } from '#features/search-places/place-names.ts'
import { isStopWord } from '#features/search-places/stop-words.ts'
import { isEnglish } from './english-words.ts'
import { isInOccupations } from './occupation-groups.ts'
import { isTypedPlace } from '#features/search-places/server/public.ts'

/** Names of work, skills and descriptions as they are written. An entry may contain several words. */
export const namesOfWork: readonly string[] = [
  ...trades.flatMap(({ titles, also }) => [...titles, also]),
  ...scriptNames.map(({ latin }) => latin),
  ...wordForms.flatMap(({ word, short }) => [word, ...short]),
  ...Object.values(descriptions),
  ...occupations.map(({ names: known }) => known),
  ...fields.map(({ words: known }) => known),
  ...skills,
]

const words: ReadonlySet<string> = new Set(namesOfWork.flatMap((name) => name.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u)))

/** Shorter words are mostly abbreviations, and too many other words are similar to them. */
const shortestCorrected = 4

const isName = (word: string): boolean => words.has(word) || isPlaceName(word) || isTypedPlace(word)

/** True if all parts of a compound ("front-end") are known, in the singular or the plural ("bakeries"). */
export function isKnownWord(word: string): boolean {
  const parts = word.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean)
  return parts.every((part) => isName(part) || isName(part.replace(/s$/, '')) || isName(part.replace(/ies$/, 'y')))
}

const companies: ReadonlySet<string> = new Set(spareWords.companies.split(' '))

const saidWords: ReadonlySet<string> = new Set(
  spokenNames.flatMap(({ said = '', alone = '', instead = '', typed = '', near = '' }) =>
    [said, alone, instead, typed, near].flatMap((names) => names.split(/[, ]+/)),
  ),
)

/** True for words of occupations, skills, places, advertisements, requests and well-known companies, even if no job uses the word: a valuer has no typing error. */
export function isSpelledRight(word: string): boolean {
  const isListed = words.has(word) || saidWords.has(word) || companies.has(word) || isPlaceName(word)
  return word.length < shortestCorrected || isListed || isStopWord(word) || isInOccupations(word) || isEnglish(word)
}
