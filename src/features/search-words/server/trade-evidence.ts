/** Whether enough says that a name in a title means its trade. */
import spareWords from '../words/spare-words.json' with { type: 'json' }
import { agreementOf, isInOccupations } from './occupation-groups.ts'
import {
  isGeneric,
  isNamed,
  isOfFamily,
  isSameFamily,
  type OccupationName,
  tradesEnding,
  weightOf,
  wordsIn,
} from './occupation-names.ts'
import { isTypedPlace } from './read-place.ts'
import { headOf, isCore } from './title-head.ts'

/** `gap`: the words that stand between those of the name. */
export type FoundName = OccupationName & { readonly weight: number; readonly gap: readonly string[] | null }

/** Chosen on titles that are in no gold file: decisions 180 and 202. */
const leastEvidence = 3.81
const evidence = { strongestWord: 0.41, wholeName: 0.16, sameGroup: 2.2, nextName: 0.23 }
const unknownGroup = 0.36
/** Who does the work is one sign of the group, and all that was typed another. */
const headGroup = 0.7
const farthestName = 4

/** It names the rank and how work is organised, not the work: a process associate may book invoices or answer calls. */
const vagueWords: ReadonlySet<string> = new Set(spareWords.vague.split(' '))
export const isVagueWord = (word: string): boolean => vagueWords.has(word)

/** Beside other words of work, a name must say enough alone, agree with them, and leave the next one behind. */
export function carries(typed: string, best: FoundName & { readonly trade: string }, others: readonly FoundName[]): boolean {
  const words = wordsIn(typed)
  const beside = words.filter((word) => isCore(word) && !best.words.includes(word))
  const foreign = beside.filter((word) => !isOfFamily(word, best.trade))
  if (foreign.length === 0 || (endsPart(typed, best) && foreign.every(namesNoWork))) return true
  if (isWhole(typed, best, foreign) && foreign.every(opposesNothing)) return true
  const weights = best.words.map(weightOf)
  const next = others.find(
    ({ trade, words: named }) => !isSameFamily(trade, best.trade) && !named.every((word) => best.words.includes(word)),
  )
  const byWeight =
    evidence.strongestWord * Math.max(...weights) + evidence.wholeName * weights.reduce((sum, each) => sum + each, 0)
  const byDistance = evidence.nextName * Math.min(farthestName, best.weight - (next?.weight ?? -farthestName))
  return byWeight + byDistance + evidence.sameGroup * Math.sqrt(agreement(typed, best)) >= leastEvidence
}

/**
 * The name of an occupation, not of a field, by several words or at the end, where it says who does the work. One word is the whole name only beside one
 * other: "Hyperion Developer", but no "Motor Vehicle Engine Tester".
 */
const isWhole = (typed: string, { words, isField }: OccupationName, beside: readonly string[]): boolean =>
  !isField && (words.length > 1 || (words[0] === headOf(typed) && beside.filter((word) => !isGeneric(word)).length < 2))

export const isOneTrade = ([first = '', ...others]: readonly string[]): boolean => others.length > 0 || tradesEnding(first) === 1

/** A rank, or what no name of an occupation has, though it is the field of one: a product or a method. */
const namesNoWork = (word: string): boolean => isGeneric(word) || !isInOccupations(word)

/** What stands before the whole name of an occupation is what it is done with: a guidewire business analyst is one. */
const endsPart = (typed: string, { words, isField, gap }: FoundName): boolean =>
  !isField && isOneTrade(words) && gap?.length === 0 && words.at(-1) === headOf(typed) && !words.every(isVagueWord)

/** A rank, or the name of a product or a method that no occupation has: "Hyperion developer". */
const opposesNothing = (word: string): boolean => isGeneric(word) || (!isNamed(word) && !isInOccupations(word))

function agreement(typed: string, { words, trade }: OccupationName & { readonly trade: string }): number {
  const ofAll = agreementOf(
    wordsIn(typed).filter((word) => !isTypedPlace(word)),
    trade,
  )
  const head = words.findLast(isCore)
  const ofHead = head !== undefined && head === headOf(typed) ? agreementOf([head], trade) : null
  return Math.max(ofAll ?? unknownGroup, headGroup * (ofHead ?? 0))
}
