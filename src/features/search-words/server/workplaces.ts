/** Tells who does the work from where it is done: "receptionist salon" asks for a receptionist, not for what others do in a salon. */
import { isTypedPlace } from '#features/search-places/server/public.ts'
import workplaces from '../words/workplaces.json' with { type: 'json' }
import { isIndustry, keyOf, setOf } from './kinds-of-words.ts'
import { meansEachWord, withoutStopWords } from './normalise-words.ts'
import { isGeneric, isNamed, wordsIn } from './occupation-names.ts'
import { isLink, isOccupation } from './spare-words.ts'
import { insteadByHand, near } from './spoken-lists.ts'
import { isWrittenName, nameSaid } from './spoken-names.ts'
import { isTitle } from './title-head.ts'
import { searchedWords } from './word-forms.ts'

type Beside = { readonly q: string; readonly leftOut: readonly string[] }

const places = setOf(workplaces)
const isWorkplace = (word: string): boolean => places.has(keyOf(word)) || isIndustry(keyOf(word))

/** Longer texts describe the work. */
const mostWords = 7

/**
 * Returns the text without where the work is done. Null if no such place is named, if the rest is no name of work, or if both together are one: a
 * restaurant cashier.
 */
export function besideWorkplace(typed: string): Beside | null {
  const words = searchedWords(withoutStopWords(typed))
    .split(/[\s,]+/)
    .filter(Boolean)
  if (meansEachWord(typed) || isTitle(typed) || words.length < 2 || words.length > mostWords) return null
  if (!words.some(isWorkplace)) return null
  const where = workplaceIn(words)
  const rest = words.filter((word) => !where.includes(word) && !isLink(word))
  if (where.length === 0 || isListed(workIn(words)) || !namesWho(workIn(rest))) return null
  return { q: rest.join(' '), leftOut: where }
}

const workIn = (words: readonly string[]): string => keyOf(words.filter((word) => !isTypedPlace(word)).join(' '))

/** The words of the workplace at the end of the work, or else at its beginning. */
function workplaceIn(words: readonly string[]): readonly string[] {
  const work = words.filter((word) => !isTypedPlace(word) && !isLink(word))
  const fromEnd = work.slice(work.findLastIndex((word) => !isWorkplace(word)) + 1)
  if (fromEnd.length > 0) return fromEnd
  return work.slice(
    0,
    Math.max(
      0,
      work.findIndex((word) => !isWorkplace(word)),
    ),
  )
}

const isListed = (name: string): boolean => insteadByHand.has(name) || near.has(name) || isWrittenName(name)

/** True for the name of work. A rank alone belongs to any trade. */
function namesWho(name: string): boolean {
  const words = wordsIn(name)
  if (words.every(isGeneric)) return false
  return isListed(name) || nameSaid(name) !== null || (words.every(isNamed) && isOccupation(name.split(' ')))
}
