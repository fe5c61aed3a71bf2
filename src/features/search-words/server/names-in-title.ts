/** The names of occupations that stand in a title, and how much each of them says. */
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

/** Who does the work says more than what it is about: a professor of chemical engineering teaches. */
const headWeight = 2
const sharedHeadWeight = 0.5
const mostTradesOfHead = 5
/** A field says less than the whole name of an occupation. */
const fieldWeight = 0.9
/** Of two that say equally much, the longer one is more of what was typed. */
const lengthWeight = 0.2
const gapWeight = 0.4

const byLastWord = Map.groupBy(occupationNames, ({ words }) => words.at(-1) ?? '')

/** The occupations whose words were typed, in their order and with others between them; the one that says most first. */
export function namesIn(typed: string): readonly FoundName[] {
  const found = known.get(typed) ?? find(typed)
  known.set(typed, found)
  return found
}

/** One search asks for the same text and its parts many times. */
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

/** Of a clerk or an inspector alone, the words beside it say more. */
function headWeightOf(words: readonly string[]): number {
  const isShared = words.length === 1 && tradesEnding(words[0] ?? '') > mostTradesOfHead
  return isShared ? sharedHeadWeight : headWeight
}

/** Without names that say the rank and how work is organised, and so nothing beside others: of "Process Associate - Billing" billing is wanted. */
export const exactNamesIn = (typed: string): FoundName[] => namesIn(typed).filter(({ words }) => !words.every(isVagueWord))

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
