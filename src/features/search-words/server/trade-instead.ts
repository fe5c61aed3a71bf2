/** Finds the trade to search for when no title has the typed words: "warehouse incharge" finds jobs in warehouses. */
import { meansEachWord } from './normalise-words.ts'
import { describesWork, isGeneric, wordsIn } from './occupation-names.ts'
import { isTypedPlace } from '#features/search-places/server/public.ts'
import { type SimilarTrade, similarTrades } from './similar-trades.ts'
import { isKnownOutsideTitles } from './some-words.ts'
import { isLongTitle } from './title-head.ts'
import { likeliestTrade } from './trade-classifier.ts'
import { searchedWords, titleParts } from './word-forms.ts'

/** `name` is the typed name of the work, if it is not the name of the trade. `places` are the typed words that name a place. */
type TradeInstead = { readonly trade: string; readonly name: string | null; readonly places: readonly string[] }

const commonLetters = 5

/**
 * Returns null if the best trade is only similar, because its jobs would be other work: a search for farm work does not become one for a gardener.
 */
export function tradeInstead(q: string): TradeInstead | null {
  if (meansEachWord(q) || isKnownOutsideTitles(q)) return null
  const typed = titleParts(q)
  const words = wordsIn(typed).filter(saysWork)
  const isSame = (trade: string): boolean =>
    wordsIn(trade)
      .filter(saysWork)
      .some((word) => words.some((other) => isSameWork(word, other)))
  const similar = similarTrades(typed)
  const best = similar.find((each) => each.trade === each.name) ?? similar.find((each) => isSame(each.trade))
  const trade = best?.trade ?? (isLongTitle(q) ? undefined : classified(typed))
  const name = best !== undefined && isOwnName(best) ? best.name : null
  return trade === undefined ? null : { trade, name, places: searchedWords(q).split(between).filter(isTypedPlace) }
}

/** True for a name of several words that has none of the trade's: an electrical engineer is no electrician. */
const isOwnName = ({ name, trade }: SimilarTrade): boolean =>
  name.includes(' ') && !wordsIn(trade).some((word) => wordsIn(name).includes(word))

/** From this probability the jobs of a trade are the list for a search typed by hand, although no word of it is in the name of the trade. */
const leastInstead = 0.9

function classified(typed: string): string | undefined {
  const likeliest = likeliestTrade(typed)
  return likeliest && likeliest.trade !== null && likeliest.probability >= leastInstead ? likeliest.trade : undefined
}

const between = /[\s,;|()]+/

const saysWork = (word: string): boolean => !isGeneric(word) && !describesWork(word)

/** Words with the same beginning are taken as forms of each other: auditor, audits. */
const isSameWork = (one: string, other: string): boolean =>
  one === other ||
  (Math.min(one.length, other.length) >= commonLetters && one.slice(0, commonLetters) === other.slice(0, commonLetters))
