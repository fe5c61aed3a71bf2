/** Finds the head of a title: the word that says who does the work. */
import { describesWork, wordsIn } from './occupation-names.ts'
import { isTypedPlace } from '#features/search-places/server/public.ts'

const segment = /[,|@_()[\]:–—]|\s-+\s|\s(?:of|for|at|in|with|to)\s/i
export const isCore = (word: string): boolean => !describesWork(word) && !isTypedPlace(word) && !/\d/.test(word)

/** Returns the last word that names work in the first segment that has one. Segments after commas, "of" and the like only describe the work. */
export function headOf(typed: string): string | undefined {
  const segments = typed.split(segment).map((text) => wordsIn(text).filter(isCore))
  return segments.find(({ length }) => length > 0)?.at(-1)
}

const twoCapitals = /\p{Lu}\S*\s.*\p{Lu}/u

/** True for a text with capitals, which may be copied from an advertisement: who types a search by hand writes small letters. */
export const isTitle = (text: string): boolean => twoCapitals.test(text)

const leastWords = 4
/** True for a title that is longer than people type. A shorter one finds what it finds in small letters. */
export const isLongTitle = (text: string): boolean => isTitle(text) && text.trim().split(/\s+/).length >= leastWords
