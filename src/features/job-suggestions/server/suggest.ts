import type { Pool } from 'pg'
import { type Suggestion, SuggestionKind, type SuggestInput } from '../contract.ts'
import { editDistance } from '#platform/contract/edit-distance.ts'
import { isTimeout } from '#platform/server/db.ts'
import { findAlike, findBest, findByBeginnings, type NamedSuggestion } from './queries.ts'

const shown = 8
const leastTyped = 2
/** Shorter words look like too many others. */
const leastMended = 4

/** What may be meant by what has been typed so far. An answer that takes too long would come too late: there is none then. */
export async function suggest(pool: Pool, typed: SuggestInput, now: Date): Promise<Suggestion[]> {
  if (typed.q.length < leastTyped) return []
  try {
    return chosenOf(await findNames(pool, typed, now))
  } catch (error) {
    if (isTimeout(error)) return []
    throw error
  }
}

/** Only when no name begins like it, those that come near. */
async function findNames(pool: Pool, typed: SuggestInput, now: Date): Promise<readonly NamedSuggestion[]> {
  const best = singleWord.test(typed.q) ? await findBest(pool, { ...typed, now }) : []
  const found = best.length > 0 ? best : await findByBeginnings(pool, { ...typed, now })
  if (found.length > 0 || !mendable.test(typed.q)) return found
  const words = typed.q.toLowerCase().match(word) ?? []
  const alike = await findAlike(pool, { ...typed, now })
  return alike.filter(({ foundBy }) => words.every((one) => isNear(one, foundBy)))
}

const singleWord = /^[\p{L}\p{M}]{2,}$/u
const word = /[\p{L}\p{M}\p{N}]+/gu
/** Likeness is measured by the letters that every database knows as such. */
const mendable = new RegExp(`[a-z]{${leastMended}}`, 'i')

/** The word may not be finished: it is compared with beginnings of about its length. */
function isNear(typed: string, foundBy: string): boolean {
  const { length } = typed
  const slips = length < leastMended ? 0 : length < 6 ? 1 : 2
  return foundBy
    .split(' ')
    .some((known) => [length - 1, length, length + 1].some((cut) => editDistance(typed, known.slice(0, cut)) <= slips))
}

/** The best of each kind in turn, then roles before companies before cities. A city that jobs write in two ways is one. */
function chosenOf(found: readonly NamedSuggestion[]): Suggestion[] {
  const once = [...new Map(found.map((one) => [`${one.kind} ${one.text.toLowerCase()}`, one])).values()]
  const inTurn = SuggestionKind.options
    .flatMap((kind) => once.filter((one) => one.kind === kind).map((one, place) => ({ one, place })))
    .toSorted((a, b) => a.place - b.place)
    .slice(0, shown)
  return SuggestionKind.options.flatMap((kind) => inTurn.flatMap(({ one }) => (one.kind === kind ? [one] : [])))
}
