/** Decides whether there is enough evidence that a name found in a title stands for the trade of the job. */
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
import { isTypedPlace } from '#features/search-places/server/public.ts'
import { headOf, isCore } from './title-head.ts'

/** `gap` contains the words between those of the name, or is null if the words of the name are not all there in order. */
export type FoundName = OccupationName & { readonly weight: number; readonly gap: readonly string[] | null }

/** The threshold and the weights of the evidence. They were fitted on titles outside the gold files: see decisions 180 and 202. */
const leastEvidence = 3.81
const evidence = { strongestWord: 0.41, wholeName: 0.16, sameGroup: 2.2, nextName: 0.23 }
const unknownGroup = 0.36
/** The weight of the agreement of the head word alone, relative to the agreement of the whole text. */
const headGroup = 0.7
const farthestName = 4

/** Words that name a rank or how work is organised, but not the work: a process associate may book invoices or answer calls. */
const vagueWords: ReadonlySet<string> = new Set(spareWords.vague.split(' '))
export const isVagueWord = (word: string): boolean => vagueWords.has(word)

/**
 * True if the name may stand for its trade. If words of other trades are beside it, the evidence must reach the threshold: the weight of the name,
 * its lead over the next best name, and the agreement of the other words with the trade.
 */
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
 * True for the name of an occupation (not of a field) that has several words or is the head of the title. A single word qualifies only with at most
 * one other specific word: "Hyperion Developer" does, "Motor Vehicle Engine Tester" does not.
 */
const isWhole = (typed: string, { words, isField }: OccupationName, beside: readonly string[]): boolean =>
  !isField && (words.length > 1 || (words[0] === headOf(typed) && beside.filter((word) => !isGeneric(word)).length < 2))

export const isOneTrade = ([first = '', ...others]: readonly string[]): boolean => others.length > 0 || tradesEnding(first) === 1

/** True for a rank, and for words that are in no name of an occupation, such as a product or a method, even if they belong to a field. */
const namesNoWork = (word: string): boolean => isGeneric(word) || !isInOccupations(word)

/** Words before a complete name of an occupation say with which product the work is done: a Guidewire business analyst is a business analyst. */
const endsPart = (typed: string, { words, isField, gap }: FoundName): boolean =>
  !isField && isOneTrade(words) && gap?.length === 0 && words.at(-1) === headOf(typed) && !words.every(isVagueWord)

/** True for a rank, and for the name of a product or a method that is in no list: "Hyperion developer". */
const opposesNothing = (word: string): boolean => isGeneric(word) || (!isNamed(word) && !isInOccupations(word))

function agreement(typed: string, { words, trade }: OccupationName & { readonly trade: string }): number {
  const known = agreementOf(
    wordsIn(typed).filter((word) => !isTypedPlace(word)),
    trade,
  )
  const ofAll = known ?? unknownGroup
  // No agreement is greater than 1, so that of the head word alone would not count.
  if (ofAll >= headGroup) return ofAll
  const head = words.findLast(isCore)
  const ofHead = head !== undefined && head === headOf(typed) ? agreementOf([head], trade) : null
  return Math.max(ofAll, headGroup * (ofHead ?? 0))
}
