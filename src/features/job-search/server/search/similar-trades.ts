/** Trades next to an occupation, for a search whose own words no title has. */
import { describesWork, isGeneric, isNamed, occupationNames, type OccupationName, weightOf, wordsIn } from './occupation-names.ts'
import { isTypedPlace } from './read-place.ts'

/** `name` is the occupation that was typed, `trade` what is searched instead. */
export type SimilarTrade = { readonly trade: string; readonly name: string }

const mostTrades = 3
/** Who does the work says more than what it is about: a professor of chemical engineering teaches. */
const headWeight = 2
/** A field says less than the whole name of an occupation. */
const fieldWeight = 0.9
/** Of two that say equally much, the longer one is more of what was typed. */
const lengthWeight = 0.2
const gapWeight = 0.4

const byLastWord = Map.groupBy(occupationNames, ({ words }) => words.at(-1) ?? '')
const byWords = Map.groupBy(occupationNames, ({ words }) => words.join(' '))

const segment = /[,|@_()[\]:–—]|\s-+\s|\s(?:of|for|at|in|with|to)\s/i
const isCore = (word: string): boolean => !describesWork(word) && !isTypedPlace(word) && !/\d/.test(word)

/** The last word that says who does the work; what stands behind commas and "of" only describes it. */
export function headOf(typed: string): string | undefined {
  const segments = typed.split(segment).map((text) => wordsIn(text).filter(isCore))
  return segments.find(({ length }) => length > 0)?.at(-1)
}

/** The occupation whose words were typed, in their order and with others between them; of several, the one that says most. */
function occupationOf(typed: string): OccupationName | undefined {
  const words = wordsIn(typed)
  const head = headOf(typed)
  const [best] = words
    .flatMap((word, at) => (byLastWord.get(word) ?? []).map((each) => ({ ...each, at })))
    .map((each) => ({ ...each, gap: gapIn(each.words, words.slice(0, each.at + 1)) }))
    .filter(({ gap }) => gap !== null && gap.every(saysLittle))
    .map((each) => ({ ...each, weight: weightOfName(each, head) - gapWeight * (each.gap?.length ?? 0) }))
    .toSorted((a, b) => b.weight - a.weight || Number(a.trade !== null) - Number(b.trade !== null) || b.at - a.at)
  return best
}

function weightOfName({ words, isField }: OccupationName, head: string | undefined): number {
  const weights = words.map(weightOf)
  const weight = isField ? fieldWeight * Math.max(...weights) : weights.reduce((sum, each) => sum + each, 0)
  return weight + lengthWeight * words.length + (words.findLast(isCore) === head ? headWeight : 0)
}

/** None for work that is like none of the trades, and for words that name no occupation. */
export function similarTrades(typed: string): SimilarTrade[] {
  const best = occupationOf(typed)
  if (!best || best.trade === null) return []
  const same = byWords.get(best.words.join(' ')) ?? []
  const trades = new Map(same.flatMap(({ trade, name }) => (trade === null ? [] : [[trade, { trade, name }] as const])))
  return [...trades.values()].slice(0, mostTrades)
}

/** The words without which no job is of the occupation that was typed, where it is like no trade. */
export function wordsOfNoTrade(typed: string): readonly string[] {
  const best = occupationOf(typed)
  return best?.trade === null ? best.words : []
}

/** The title has every word of one of the trades. */
export function isOfTrade(title: string, trades: readonly SimilarTrade[]): boolean {
  const words = new Set(wordsIn(title))
  return trades.some(({ trade }) => wordsIn(trade).every((word) => words.has(word)))
}

/** The words that stand between those of the name; null if they are not all there, in their order and with the last one at the end. */
function gapIn(named: readonly string[], typed: readonly string[]): readonly string[] | null {
  const gap: string[] = []
  let end = typed.length
  for (const word of named.toReversed()) {
    const at = typed.lastIndexOf(word, end - 1)
    if (end === 0 || at < 0) return null
    gap.push(...typed.slice(at + 1, end))
    end = at
  }
  return gap
}

/** A field of its own between the words makes them another name: who operates a lift truck operates no lift. */
const saysLittle = (word: string): boolean => isGeneric(word) || describesWork(word) || !isNamed(word)
