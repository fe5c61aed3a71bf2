/** Finds the names of occupations in a title and weighs how specific each is. */
import { LRUCache } from 'lru-cache'
import {
  describesWork,
  isGeneric,
  isNamed,
  occupationNames,
  type OccupationName,
  tradesEnding,
  weightOf,
  wordsIn,
} from './occupation-names.ts'
import { headOf, isCore } from './title-head.ts'
import { type FoundName, isVagueWord } from './trade-evidence.ts'

/** Added if the name contains the head of the title, which says who does the work: a professor of chemical engineering teaches. */
const headWeight = 2
const sharedHeadWeight = 0.5
const mostTradesOfHead = 5
/** Factor for names of fields, which are less specific than names of occupations. */
const fieldWeight = 0.9
/** Added for each word of a name: between equally specific names, the longer one covers more of the typed text. */
const lengthWeight = 0.2
const gapWeight = 0.4

const byLastWord = Map.groupBy(occupationNames, ({ words }) => words.at(-1) ?? '')

/**
 * Finds the occupations whose words occur in the text in the same order, possibly with other words between them. The most specific one comes first.
 */
export function namesIn(typed: string): readonly FoundName[] {
  const found = known.get(typed) ?? find(typed)
  known.set(typed, found)
  return found
}

/** A single search looks up the same text and its parts many times. */
const known = new LRUCache<string, readonly FoundName[]>({ max: 1_000 })

function find(typed: string): readonly FoundName[] {
  const words = wordsIn(typed)
  const head = headOf(typed)
  return words
    .flatMap((word, at) => (byLastWord.get(word) ?? []).map((each) => ({ ...each, at })))
    .map((each) => ({ ...each, gap: gapIn(each.words, words.slice(0, each.at + 1)) }))
    .filter(({ gap }) => gap !== null && gap.every(saysLittle))
    .map((each) => ({ ...each, weight: weightOfName(each, head) - gapWeight * (each.gap?.length ?? 0) }))
    .toSorted((a, b) => b.weight - a.weight || Number(a.trade !== null) - Number(b.trade !== null) || b.at - a.at)
}

function weightOfName({ words, isField }: OccupationName, head: string | undefined): number {
  const weights = words.map(weightOf)
  const weight = isField ? fieldWeight * Math.max(...weights) : weights.reduce((sum, each) => sum + each, 0)
  return weight + lengthWeight * words.length + (words.findLast(isCore) === head ? headWeightOf(words) : 0)
}

/** A single head word of many trades, such as "clerk" or "inspector", is less specific than the words beside it. */
function headWeightOf(words: readonly string[]): number {
  const isShared = words.length === 1 && tradesEnding(words[0] ?? '') > mostTradesOfHead
  return isShared ? sharedHeadWeight : headWeight
}

/** Without names that consist of vague words for ranks and organisation: "Process Associate - Billing" asks for billing. */
export const exactNamesIn = (typed: string): FoundName[] => namesIn(typed).filter(({ words }) => !words.every(isVagueWord))

/** The words between those of the name, or null if the typed text does not contain the whole name in order and end with its last word. */
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

/** False if a word between those of the name is a field of its own, because that makes another name: a lift truck operator operates no lift. */
const saysLittle = (word: string): boolean => !makesOther.has(word) && (isGeneric(word) || describesWork(word) || !isNamed(word))
/** Words that belong to the rank behind them: a product support manager manages the support. */
const makesOther: ReadonlySet<string> = new Set(['support', 'service'])
