/** Chooses between the trades that names in the lists carry and the one that the whole text most likely asks for. */
import { isGeneric, type OccupationName, wordsIn } from './occupation-names.ts'
import { isCore } from './title-head.ts'
import { likeliestTrade, probabilityOf } from './trade-classifier.ts'

/** `name` is the typed occupation, `trade` the trade to search for instead. */
export type SimilarTrade = { readonly trade: string; readonly name: string }

/** A trade with at least this probability is offered where no name in the lists carries one. */
const leastProbability = 0.7

export function classifiedTrades(typed: string): SimilarTrade[] {
  const likeliest = likeliestTrade(typed)
  if (likeliest === null || likeliest.trade === null || likeliest.probability < leastProbability) return []
  return [similarTrade(typed, likeliest.trade)]
}

/** The trade of the whole text is offered instead of a name's if it is at least so likely, and so many times as likely as the name's. */
const leastOther = 0.4
const leastTimes = 7

/**
 * A name is the trade of the whole text only if the other words allow it: an "IT/Telecom Recruiter" recruits. `name` was found in `part` of the text.
 * An occupation that is all of a part decides alone.
 */
export function likelyFirst(typed: string, part: string, name: OccupationName, named: readonly SimilarTrade[]): SimilarTrade[] {
  const likely = named.toSorted((a, b) => probabilityOf(typed, b.trade) - probabilityOf(typed, a.trade))
  const other = likeliestTrade(typed)
  if (other === null || other.trade === null || isWhole(name, name.isField ? typed : part)) return likely
  const least = Math.max(leastOther, leastTimes * probabilityOf(typed, likely[0]?.trade ?? ''))
  return other.probability >= least ? [similarTrade(typed, other.trade)] : likely
}

/** True if no other word of the text says anything about the work. */
const isWhole = ({ words }: OccupationName, text: string): boolean =>
  wordsIn(text).every((word) => words.includes(word) || isGeneric(word) || !isCore(word))

const similarTrade = (typed: string, trade: string): SimilarTrade => ({ trade, name: wordsIn(typed).filter(isCore).join(' ') })
