/**
 * Trades that people confuse with the typed one. If the typed trade has no job in the place or with the filters, jobs of these trades there are more
 * useful than its own jobs elsewhere.
 */
import nearby from '../words/near-trades.json' with { type: 'json' }
import { isSkill, keyOf } from './kinds-of-words.ts'
import { meansEachWord, withoutStopWords } from './normalise-words.ts'
import { describesWork, wordsIn } from './occupation-names.ts'
import { nearWork } from './only-near.ts'
import { isTypedPlace } from '#features/search-places/server/public.ts'
import { likeliestTrades, type SimilarTrade, similarTrades, wordsOfNoTrade } from './similar-trades.ts'
import { isKnownOutsideTitles } from './some-words.ts'
import { nameInstead, tradesLikeName } from './spoken-names.ts'
import { tradeInstead } from './trade-instead.ts'
import { headOf, isCore, isTitle } from './title-head.ts'
import { searchedWords, titleParts } from './word-forms.ts'

const near: ReadonlyMap<string, string> = new Map(nearby.map(({ trade, same }) => [trade, same]))

/**
 * Returns a query for the trade itself and one for it and all trades near it; empty if no trade is near. `typed` is the full text including the
 * place, or null if there was no place in it.
 */
export function nearTrades(q: string, typed: string | null = q): string[] {
  // Checked first, because most searches that reach this point are titles and the other checks are slower.
  // The other words of a title say more about the work than the place does.
  if (isTitle(withoutStopWords(q))) return []
  const searched = searchedWords(q)
  if (saysMore(q, searched)) return []
  const name = nameInstead(searched) ?? searched
  const same = tradeInstead(name)?.trade
  const trades = same === undefined ? tradesCalled(name, searched, typed) : [same]
  const others = nearOf(trades)
  // A trade that shares a word with the search is tried separately in any case.
  const isKnownAlone = same !== undefined && others.length === 0
  return trades.length === 0 || isKnownAlone ? [] : both(trades, others)
}

/** The trades that are similar to a title: those of its occupation, or else that of the listed name that is its only work. */
export function tradesSimilarTo(title: string): SimilarTrade[] {
  const work = nearWork(title)
  if (work !== null) return [work]
  const typed = titleParts(title)
  const similar = similarTrades(typed)
  if (similar.length > 0) return similar
  const called = tradesLikeName(title)
  return called.length > 0 ? called : tradeOfHead(typed)
}

/** The head of a title may be the name of a trade by itself, whatever the words before it say: a forex trainer is a trainer. */
function tradeOfHead(typed: string): SimilarTrade[] {
  const head = headOf(typed) ?? ''
  const isOfTrade =
    /(?:er|or|ist)$/.test(head) &&
    !wordsOfNoTrade(typed).includes(head) &&
    likeliestTrades(head).some(({ trade, name }) => trade === head && name === head)
  return isOfTrade ? [{ trade: head, name: wordsIn(typed).filter(isCore).join(' ') }] : []
}

/** The trades near these; each may be several, joined by "or". */
const nearOf = (trades: readonly string[]): string[] =>
  trades.flatMap((trade) => trade.split(' or ')).flatMap((trade) => near.get(trade)?.split(', ') ?? [])

/**
 * Returns queries for the trades that have the typed skills, if nothing else was typed: "solidworks" is a skill of design engineers. Jobs that name
 * the skill are a better answer.
 */
export function tradesOfSkills(q: string): string[] {
  const searched = searchedWords(q)
  const words = searched.split(between).filter(Boolean)
  if (meansEachWord(q) || words.length === 0 || !words.every((word) => isSkill(keyOf(word)))) return []
  const trades = similarTrades(searched).map(({ trade }) => trade)
  return trades.length === 0 ? [] : both(trades, nearOf(trades))
}

const both = (trades: readonly string[], others: readonly string[]): string[] => [
  ...new Set([trades.join(' or '), [...new Set([...trades, ...others])].join(' or ')]),
]

const saysMore = (q: string, searched: string): boolean =>
  meansEachWord(q) || isKnownOutsideTitles(q) || searched.split(between).some(isTypedPlace)

const between = /[\s,;|()]+/

/** Trades that have the whole typed text as one of their names without sharing a word with it: a tutor is a teacher. */
function tradesCalled(name: string, searched: string, typed: string | null): string[] {
  if (typed === null || isTitle(typed)) return []
  const called = tradesOfName(name)
  return called.length > 0 ? called : tradesOfName(searched)
}

function tradesOfName(name: string): string[] {
  const words = wordsIn(titleParts(name)).filter((word) => !describesWork(word))
  return likeliestTrades(titleParts(name))
    .filter((trade) => words.every((word) => wordsIn(trade.name).includes(word)))
    .map(({ trade }) => trade)
}
