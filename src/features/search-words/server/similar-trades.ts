/** Finds trades that are similar to a typed occupation, for searches whose words no title has. */
import { classifiedTrades, likelyFirst, type SimilarTrade } from './classified-trades.ts'
import { exactNamesIn, namesIn } from './names-in-title.ts'
import { isInOccupations } from './occupation-groups.ts'
import {
  describesWork,
  isGeneric,
  isNamed,
  isOfFamily,
  isSameFamily,
  occupationNames,
  type OccupationName,
  wordsIn,
} from './occupation-names.ts'
import { headOf, isCore } from './title-head.ts'
import { carries, isOneTrade, isVagueWord, type FoundName } from './trade-evidence.ts'

export type { SimilarTrade } from './classified-trades.ts'

const mostTrades = 3
const byWords = Map.groupBy(occupationNames, ({ words }) => words.join(' '))

/**
 * Returns an empty list if the work is similar to no trade, if the words name no occupation, or if the evidence is too weak. A name must not extend
 * across parts of a title: "Sales / Support Executive" is no sales executive.
 */
export function similarTrades(typed: string): SimilarTrade[] {
  const system = systemIn(typed)
  if (system !== null) return [{ trade: systemAdministrator, name: system }]
  const separate = [...rankBehind(typed), ...partsOf(typed)]
  const ofAll = exactNamesIn(typed).filter(({ isField }) => isField || separate.length < 2)
  const parts = [...separate.map((part) => ({ part, found: exactNamesIn(part) })), { part: typed, found: ofAll }]
  // An occupation in any part of the title wins over a field: "Civil - Professor" asks for a professor.
  const inOrder = [
    ...parts.filter(({ found: [best] }) => best?.isField === false),
    ...parts.filter(({ found: [best] }) => best?.isField === true),
    ...parts,
    ...(separate.filter(saysMore).length > 0 && separate.length > 1 ? [] : [{ part: typed, found: namesIn(typed) }]),
  ]
  for (const {
    part,
    found: [best, ...others],
  } of inOrder) {
    // A field says which work is meant only if no other part names work of no trade: "Repair Expert - Optical Products".
    if (isUnlike(best, separate)) return []
    if (best && best.trade !== null && carries(part, { ...best, trade: best.trade }, others)) {
      const owner = ownerOf(part, best)
      return likelyFirst(typed, part, owner, tradesOf(owner))
    }
  }
  return classifiedTrades(typed)
}

const isUnlike = (best: FoundName | undefined, parts: readonly string[]): boolean =>
  best?.trade === null || (best?.isField === true && parts.some(isOfNoTrade))

const isOfNoTrade = (part: string): boolean => exactNamesIn(part)[0]?.trade === null

const systemAdministrator = 'system administrator'
const administrators: ReadonlySet<string> = new Set(['admin', 'administrator', 'administration'])

/** Recognises system administrators: "admin" beside a product, or a word that no occupation has, is not office administration ("Jira Admin"). */
function systemIn(typed: string): string | null {
  const [part = typed] = partsOf(typed)
  const head = headOf(part) ?? ''
  const isCalledSo = exactNamesIn(part).some(({ isField, words }) => !isField && words.length > 1 && words.at(-1) === head)
  if (!administrators.has(head) || isCalledSo) return null
  const beside = wordsIn(part).filter((word) => isCore(word) && !administrators.has(word))
  return beside.length > 0 && beside.every(isOfSystem) ? `${beside.join(' ')} ${head}` : null
}

/** A trade whose family contains all work with computer systems. */
const headOfSystems = 'it manager'

const isOfSystem = (word: string): boolean => (isNamed(word) ? isOfFamily(word, headOfSystems) : !isInOccupations(word))

/** Prefers the person who does the work to one of several fields of the same family: "Java AWS Developer" asks for a developer. */
function ownerOf(part: string, best: FoundName): FoundName {
  if (!best.isField) return best
  const others = namesIn(part).filter(({ name, trade, isField }) => name !== best.name || trade !== best.trade || !isField)
  const head = headOf(part)
  const owners = others.filter(
    ({ trade, words, isField }) => !isField && words.at(-1) === head && isSameFamily(trade, best.trade),
  )
  const hasField = ({ trade }: FoundName): boolean => others.some((each) => each.trade === trade && each.words.at(-1) !== head)
  return owners.find(hasField) ?? best
}

/** Like `similarTrades`, but accepts weak evidence: a guess is better than jobs of any trade that only mention the words. */
export function likeliestTrades(typed: string): SimilarTrade[] {
  const [best] = namesIn(typed)
  const similar = similarTrades(typed)
  if (similar.length > 0) return similar
  return best && best.trade !== null ? tradesOf(best) : []
}

const partEnd = /[,;:|@_()[\]{}/–—]|\.{2,}|\s-+\s|-\s|\s-/

const partsOf = (typed: string): string[] => typed.split(partEnd).filter((part) => wordsIn(part).some(isCore))

const saysMore = (part: string): boolean => !wordsIn(part).every((word) => isVagueWord(word) || describesWork(word))

const mostWordsOfRank = 2

/** Appends a rank before a dash to the part after it: "Engineer - Mechanical Integration" is an engineer for mechanics. */
export function rankBehind(typed: string): string[] {
  const [rank = '', what] = partsOf(typed)
  const words = wordsIn(rank)
  const [who = '', ...others] = words.filter((word) => !describesWork(word))
  const saysRank = words.length <= mostWordsOfRank && isGeneric(who) && others.length === 0 && namesIn(rank).length === 0
  return saysRank && what !== undefined ? [`${what} ${rank}`] : []
}

/** Returns the first part of a title that names work. The parts after it describe that work: "Product Manager - Retail Broking". */
export function decidingPart(typed: string): string {
  return partsOf(typed).find((part) => namesIn(part).length > 0) ?? typed
}

function tradesOf(best: OccupationName): SimilarTrade[] {
  const same = byWords.get(best.words.join(' ')) ?? []
  const trades = new Map(same.flatMap(({ trade, name }) => (trade === null ? [] : [[trade, { trade, name }] as const])))
  return [...trades.values()].slice(0, mostTrades)
}

const isName = ({ isField, name, trade }: OccupationName): boolean => !isField || name === trade

/**
 * The words of the most specific occupation in the text, none of which may be dropped ("ward boy"). A single word counts only if it belongs to one
 * trade.
 */
export function wordsOfOccupation(typed: string): readonly string[] {
  return namesIn(typed).find((each) => isName(each) && isOneTrade(each.words))?.words ?? []
}

/** The words of the typed occupation if it is similar to no trade: every job of that occupation must have them. */
export function wordsOfNoTrade(typed: string): readonly string[] {
  const [best] = namesIn(typed)
  return best?.trade === null ? best.words : []
}

/** True if the title has all words of one of the trades. */
export function isOfTrade(title: string, trades: readonly SimilarTrade[]): boolean {
  const words = new Set(wordsIn(title))
  return trades.some(({ trade }) => wordsIn(trade).every((word) => words.has(word)))
}
