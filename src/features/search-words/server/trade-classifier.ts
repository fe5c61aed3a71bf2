/**
 * Computes how likely a title asks for each trade: a logistic regression over the words of the title, trained by `scripts/trade-classifier`. It also
 * knows work that is of no trade, such as pilots.
 */
import { LRUCache } from 'lru-cache'
import descriptions from '../words/descriptions.json' with { type: 'json' }
import trained from '../words/trade-weights.json' with { type: 'json' }
import { describesWork, wordsIn } from './occupation-names.ts'
import { isTypedPlace } from '#features/search-places/server/public.ts'
import { headOf } from './title-head.ts'

/** `trade` is null for work of no trade. */
export type LikelyTrade = { readonly trade: string | null; readonly probability: number }

const prefixLetters = 5

/** The features of a title: its words, the beginning of each longer word, and its head. Places and words of advertisements are left out. */
export function featuresOf(title: string): string[] {
  const words = wordsIn(title).filter((word) => saysWork(word) && !isTypedPlace(word))
  const head = headOf(title)
  return [
    ...words,
    ...words.filter(({ length }) => length > prefixLetters).map((word) => `${word.slice(0, prefixLetters)}-`),
    ...(head === undefined ? [] : [`=${head}`]),
  ]
}

const links: ReadonlySet<string> = new Set('a an and at by for from in of on or the to with'.split(' '))

/** Ranks are kept, because some trades are called by them: an executive assistant. */
const ranks: ReadonlySet<string> = new Set(wordsIn(descriptions.rank))

const saysWork = (word: string): boolean => (!describesWork(word) || ranks.has(word)) && !links.has(word) && !/\d/.test(word)

/** The weights are stored in tenths. */
const scale = 10

/** The weights of each feature as pairs of the number of a trade and its weight. */
const weights: ReadonlyMap<string, readonly (readonly [trade: number, weight: number])[]> = new Map(
  Object.entries(trained.features).map(([feature, list]) => [feature, pairsOf(list)]),
)

function pairsOf(list: string): (readonly [number, number])[] {
  const numbers = list.split(' ').map(Number)
  return Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[2 * i] ?? 0, (numbers[2 * i + 1] ?? 0) / scale])
}

/** The probability of each trade, or null if no word of the title is known. */
function sharesOf(title: string): Float64Array | null {
  const known = featuresOf(title).flatMap((feature) => weights.get(feature) ?? [])
  if (known.length === 0) return null
  const scores = Float64Array.from(trained.biases, (bias) => bias / scale)
  for (const [trade, weight] of known) scores[trade] = (scores[trade] ?? 0) + weight
  const highest = Math.max(...scores)
  const shares = scores.map((score) => Math.exp(score - highest))
  const sum = shares.reduce((all, share) => all + share, 0)
  return shares.map((share) => share / sum)
}

/** A search classifies the same text several times. */
const known = new LRUCache<string, { readonly shares: Float64Array | null }>({ max: 500 })

function knownShares(title: string): Float64Array | null {
  const found = known.get(title) ?? { shares: sharesOf(title) }
  known.set(title, found)
  return found.shares
}

/** Returns null if no word of the title is known. */
export function likeliestTrade(title: string): LikelyTrade | null {
  const shares = knownShares(title)
  if (shares === null) return null
  const best = shares.indexOf(Math.max(...shares))
  return { trade: trained.trades[best] ?? null, probability: shares[best] ?? 0 }
}

export const probabilityOf = (title: string, trade: string): number => knownShares(title)?.[trained.trades.indexOf(trade)] ?? 0

const leastSure = 0.8
const leastNamed = 0.5
const mostOther = 0.03

/** True if the title almost certainly asks for another trade than these words of it: a stock trader does not work in a warehouse. */
export function isOtherWork(title: string, words: string): boolean {
  const named = likeliestTrade(words)
  if (named === null || named.trade === null || named.probability < leastNamed) return false
  const shares = knownShares(title)
  return shares !== null && Math.max(...shares) >= leastSure && (shares[trained.trades.indexOf(named.trade)] ?? 0) < mostOther
}
