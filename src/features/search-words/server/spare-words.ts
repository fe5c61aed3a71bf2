/** Relaxes a search that matches no title by dropping words that say nothing about the work. */
import spareWords from '../words/spare-words.json' with { type: 'json' }
import { companies, isIndustry, isSkill, isSpare, isUnknown, keyOf, setOf } from './kinds-of-words.ts'
import { wordsOfWork } from './named-work.ts'
import { meansEachWord } from './normalise-words.ts'
import { isGeneric, isNamed, isOfFamily, tradesEnding, wordsIn } from './occupation-names.ts'
import { isTypedPlace } from '#features/search-places/server/public.ts'
import { likeliestTrades, wordsOfOccupation } from './similar-trades.ts'
import { isVagueWord } from './trade-evidence.ts'
import { type FewerWords, oneOfTwo, saysLittle } from './one-of-two.ts'
import { searchedWords } from './word-forms.ts'

/** Longer texts are titles, whose words describe each other. */
const mostWords = 8

const between = /[\s,;:|()]+/

type Kind = { readonly loss: number; readonly isLeftOut: (word: string) => boolean; readonly needsWholeName?: true }

/** Less than another name for the work: the other words are all there. */
const roleLoss = 0.4
const fieldLoss = 2.5

export const unknownLoss = 3
export const skillLoss = 4

/** The steps of the relaxation. Each drops its own kind of words and all kinds before it. */
const kinds: readonly Kind[] = [
  { loss: 1, isLeftOut: isSpare },
  { loss: 2, isLeftOut: isIndustry },
  { loss: unknownLoss, isLeftOut: isUnknown },
  { loss: skillLoss, isLeftOut: isSkill, needsWholeName: true },
  { loss: 5, isLeftOut: isTypedPlace, needsWholeName: true },
  { loss: 6, isLeftOut: () => true, needsWholeName: true },
]

/** Returns the relaxed queries with the smallest loss first. Empty if all words name the work. */
export function fewerWords(typed: string): FewerWords[] {
  const words = searchedWords(typed).split(between).filter(Boolean)
  if (meansEachWord(typed) || words.length < 2 || words.length > mostWords) return []
  const occupation = new Set(wordsOfOccupation(words.join(' ')))
  const isPart = (word: string): boolean =>
    !companies.has(keyOf(word)) && !grades.has(keyOf(word)) && wordsIn(word).some((form) => occupation.has(form))
  const work = wordsOfWork(typed)
  const isWork = (word: string): boolean => work.size === 0 || wordsIn(word).some((form) => work.has(form))
  const found = kinds.flatMap(({ loss, needsWholeName }, last) => {
    const isLeftOut = (word: string): boolean =>
      !isPart(word) && kinds.slice(0, last + 1).some((kind) => kind.isLeftOut(keyOf(word)))
    const kept = words.filter((word) => !isLeftOut(word))
    const says = saysWork(kept) && kept.some(isWork) && (!needsWholeName || isWholeName(words, kept))
    return says ? [{ q: kept.join(' '), leftOut: words.filter(isLeftOut), loss }] : []
  })
  return [
    ...new Map(
      [...found, ...withoutField(words), ...oneOfTwo(words), ...withoutRole(words)].toReversed().map((each) => [each.q, each]),
    ).values(),
  ]
    .filter(({ leftOut }) => leftOut.length > 0)
    .toSorted((a, b) => a.loss - b.loss)
}

/** Grades that each employer sets. A name of an occupation may have one, but its work is the same without. */
const grades: ReadonlySet<string> = new Set(['senior', 'junior'])

/** True if the text has only describing words and places. Any work is then a match if something else, such as a filter, restricts the search. */
export function saysNoWork(typed: string): boolean {
  const words = searchedWords(typed).split(between).filter(Boolean)
  return (
    !meansEachWord(typed) &&
    words.every((word) => (isSpare(keyOf(word)) && !companies.has(keyOf(word))) || isTypedPlace(word) || isLink(word))
  )
}

/** True if there is more than places, ranks and link words, or if ranks form the name of an occupation: "executive assistant". */
const saysWork = (words: readonly string[]): boolean =>
  words.some((word) => !isTypedPlace(word) && !isLink(word) && !wordsIn(word).every(isGeneric)) || namesWork(words)

function namesWork(words: readonly string[]): boolean {
  const typed = words.join(' ')
  const occupation = wordsOfOccupation(typed)
  const isTrade = likeliestTrades(typed).some(({ trade, name }) => trade === name)
  return occupation.length > 1 && (isTrade || !occupation.every(isVagueWord))
}

/** True for prepositions, articles and "and", which mean nothing without the next word. */
export const isLink = (word: string): boolean => links.has(keyOf(word))
const links: ReadonlySet<string> = new Set(['in', 'of', 'for', 'to', 'at', 'with', 'and', 'the', 'a', 'an', '&'])

/** Drops the field after a complete name of an occupation: "maintenance engineer electrical" finds maintenance engineers. */
function withoutField(words: readonly string[]): FewerWords[] {
  const end = words.findLastIndex((word) => wordsIn(word).every(isGeneric)) + 1 || words.findIndex(isWorker) + 1
  const [kept, behind] = [words.slice(0, end), words.slice(end)]
  const field = behind.filter((word) => !isTypedPlace(word))
  const name = kept.filter((word) => !isTypedPlace(word) && !isSpare(keyOf(word)))
  if (field.length === 0 || !isOccupation(name)) return []
  return [{ q: [...kept, ...behind.filter(isTypedPlace)].join(' '), leftOut: field, loss: fieldLoss }]
}

/** Drops a word for the role or the reach of the work, which each employer chooses: an inside sales specialist is an inside sales executive elsewhere. */
function withoutRole(words: readonly string[]): FewerWords[] {
  const work = words.filter((word) => !isTypedPlace(word))
  const dropped = [
    reaches.has(keyOf(work[0] ?? '')) ? work[0] : undefined,
    roles.has(keyOf(work.at(-1) ?? '')) ? work.at(-1) : undefined,
  ]
  return dropped.flatMap((word) => {
    const kept = work.filter((each) => each !== word)
    const isExact = kept.length > 1 && kept.every((each) => !saysLittle(keyOf(each)) && wordsIn(each).every(isNamed))
    if (word === undefined || !isExact || isOccupation(work)) return []
    return [{ q: words.filter((each) => each !== word).join(' '), leftOut: [word], loss: roleLoss }]
  })
}

const roles = setOf([spareWords.roles])
const reaches = setOf([spareWords.reaches])

/** True if the words are the whole name of an occupation. */
export const isOccupation = (words: readonly string[]): boolean =>
  saysWork(words) && wordsOfOccupation(words.join(' ')).length === words.length && (words.length > 1 || words.every(isWorker))

/** True for a single word that names a person who works in one trade: "carpenter". */
const isWorker = (word: string): boolean =>
  !isTypedPlace(word) && wordsOfOccupation(word).length === 1 && wordsIn(word).length === 1

/**
 * True if the kept words name one trade and the dropped words belong to the same trade or to none. Without "java", a coder might be a medical coder.
 */
function isWholeName(words: readonly string[], kept: readonly string[]): boolean {
  const work = wordsIn(kept.filter((word) => !isTypedPlace(word)).join(' '))
  const [named] = likeliestTrades(words.join(' '))
  if (!named || !likeliestTrades(kept.join(' ')).some(({ trade }) => trade === named.trade)) return false
  const belongs = (word: string): boolean =>
    saysLittle(keyOf(word)) || wordsIn(word).every((form) => isNamed(form) && isOfFamily(form, named.trade))
  return words.every((word) => kept.includes(word) || belongs(word)) && (work.length > 1 || tradesEnding(work[0] ?? '') === 1)
}
