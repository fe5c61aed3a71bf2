/** Trades of which who asks for one may mean another: where it has no job in the place or with the filters that were asked for, theirs are nearer than its jobs elsewhere. */
import nearby from '../words/near-trades.json' with { type: 'json' }
import { meansEachWord, withoutStopWords } from './normalise-words.ts'
import { describesWork, wordsIn } from './occupation-names.ts'
import { isTypedPlace } from './read-place.ts'
import { likeliestTrades } from './similar-trades.ts'
import { isKnownOutsideTitles } from './some-words.ts'
import { nameInstead } from './spoken-names.ts'
import { tradeInstead } from './trade-instead.ts'
import { searchedWords, titleParts } from './word-forms.ts'

const near: ReadonlyMap<string, string> = new Map(nearby.map(({ trade, same }) => [trade, same]))

/** A text with capitals is a title, whose other words say more of the work than a place does. */
const isTitle = /\p{Lu}\S*\s.*\p{Lu}/u

/** Searches for the trade itself, and for any of those near it; none where no trade is near. `typed` may have the place too; without a place it is null. */
export function nearTrades(q: string, typed: string | null = q): string[] {
  // Most searches that come here are titles, and all else costs more.
  if (isTitle.test(withoutStopWords(q))) return []
  const searched = searchedWords(q)
  if (saysMore(q, searched)) return []
  const name = nameInstead(searched) ?? searched
  const same = tradeInstead(name)?.trade
  const trades = same === undefined ? tradesCalled(name, searched, typed) : [same]
  const others = trades.flatMap((trade) => near.get(trade)?.split(', ') ?? [])
  // The trade that shares a word is searched by itself anyway.
  const isKnownAlone = same !== undefined && others.length === 0
  return trades.length === 0 || isKnownAlone ? [] : both(trades, others)
}

const both = (trades: readonly string[], others: readonly string[]): string[] => [
  ...new Set([trades.join(' or '), [...new Set([...trades, ...others])].join(' or ')]),
]

const saysMore = (q: string, searched: string): boolean =>
  meansEachWord(q) || isKnownOutsideTitles(q) || searched.split(between).some(isTypedPlace)

const between = /[\s,;|()]+/

/** Trades that share no word with what was typed, where all of it is a name of theirs: a tutor teaches. */
function tradesCalled(name: string, searched: string, typed: string | null): string[] {
  if (typed === null || isTitle.test(typed)) return []
  const called = tradesOfName(name)
  return called.length > 0 ? called : tradesOfName(searched)
}

function tradesOfName(name: string): string[] {
  const words = wordsIn(titleParts(name)).filter((word) => !describesWork(word))
  return likeliestTrades(titleParts(name))
    .filter((trade) => words.every((word) => wordsIn(trade.name).includes(word)))
    .map(({ trade }) => trade)
}
