/** Words of a search that say nothing about the work: where no job has them all, the others are still meant. */
import descriptions from '../words/descriptions.json' with { type: 'json' }
import spareWords from '../words/spare-words.json' with { type: 'json' }
import { companies, isIndustry, isSkill, isSpare, isUnknown, keyOf, setOf } from './kinds-of-words.ts'
import { wordsOfWork } from './named-work.ts'
import { meansEachWord } from './normalise-words.ts'
import { isGeneric, isNamed, isOfFamily, tradesEnding, wordsIn } from './occupation-names.ts'
import { isTypedPlace } from './read-place.ts'
import { likeliestTrades, wordsOfOccupation } from './similar-trades.ts'
import { isVagueWord } from './trade-evidence.ts'
import { searchedWords } from './word-forms.ts'

/** `q` keeps the words that say the work. `loss`: the more of what was meant is missing, the higher. */
type FewerWords = { readonly q: string; readonly leftOut: readonly string[]; readonly loss: number }

/** A longer text is a title, whose words describe each other. */
const mostWords = 8

const between = /[\s,;|()]+/

type Kind = { readonly loss: number; readonly isLeftOut: (word: string) => boolean; readonly needsWholeName?: true }

const fieldLoss = 2.5
const twoLoss = 2.75

export const unknownLoss = 3
export const skillLoss = 4

/** Each leaves out what those before it do, and says more. */
const kinds: readonly Kind[] = [
  { loss: 1, isLeftOut: isSpare },
  { loss: 2, isLeftOut: isIndustry },
  { loss: unknownLoss, isLeftOut: isUnknown },
  { loss: skillLoss, isLeftOut: isSkill, needsWholeName: true },
  { loss: 5, isLeftOut: isTypedPlace, needsWholeName: true },
  { loss: 6, isLeftOut: () => true, needsWholeName: true },
]

/** The same search with fewer words, that with most of them first; none for words that all say the work. */
export function fewerWords(typed: string): FewerWords[] {
  const words = searchedWords(typed).split(between).filter(Boolean)
  if (meansEachWord(typed) || words.length < 2 || words.length > mostWords) return []
  const occupation = new Set(wordsOfOccupation(words.join(' ')))
  const isPart = (word: string): boolean => !companies.has(keyOf(word)) && wordsIn(word).some((form) => occupation.has(form))
  const work = wordsOfWork(typed)
  const isWork = (word: string): boolean => work.size === 0 || wordsIn(word).some((form) => work.has(form))
  const found = kinds.flatMap(({ loss, needsWholeName }, last) => {
    const isLeftOut = (word: string): boolean =>
      !isPart(word) && kinds.slice(0, last + 1).some((kind) => kind.isLeftOut(keyOf(word)))
    const kept = words.filter((word) => !isLeftOut(word))
    const says = saysWork(kept) && kept.some(isWork) && (!needsWholeName || isWholeName(words, kept))
    return says ? [{ q: kept.join(' '), leftOut: words.filter(isLeftOut), loss }] : []
  })
  return [...new Map([...found, ...withoutField(words), ...oneOfTwo(words)].toReversed().map((each) => [each.q, each])).values()]
    .filter(({ leftOut }) => leftOut.length > 0)
    .toSorted((a, b) => a.loss - b.loss)
}

/** Words that only describe work, and places: any work is meant where something else says what is wanted. */
export function saysNoWork(typed: string): boolean {
  const words = searchedWords(typed).split(between).filter(Boolean)
  return (
    !meansEachWord(typed) &&
    words.every((word) => (isSpare(keyOf(word)) && !companies.has(keyOf(word))) || isTypedPlace(word) || isLink(word))
  )
}

/** More than a place, a rank and what links them, or the name of an occupation that ranks make: "executive assistant". */
const saysWork = (words: readonly string[]): boolean =>
  words.some((word) => !isTypedPlace(word) && !isLink(word) && !wordsIn(word).every(isGeneric)) || namesWork(words)

function namesWork(words: readonly string[]): boolean {
  const typed = words.join(' ')
  const occupation = wordsOfOccupation(typed)
  const isTrade = likeliestTrades(typed).some(({ trade, name }) => trade === name)
  return occupation.length > 1 && (isTrade || !occupation.every(isVagueWord))
}

/** Says nothing without the word behind it. */
export const isLink = (word: string): boolean => links.has(keyOf(word))
const links: ReadonlySet<string> = new Set(['in', 'of', 'for', 'to', 'at', 'with', 'and', 'the', 'a', 'an', '&'])

/** What stands behind the whole name of an occupation says the field: of "maintenance engineer electrical" a maintenance engineer is wanted. */
function withoutField(words: readonly string[]): FewerWords[] {
  const end = words.findLastIndex((word) => wordsIn(word).every(isGeneric)) + 1 || words.findIndex(isWorker) + 1
  const [kept, behind] = [words.slice(0, end), words.slice(end)]
  const field = behind.filter((word) => !isTypedPlace(word))
  if (field.length === 0 || !isOccupation(kept.filter((word) => !isTypedPlace(word)))) return []
  return [{ q: [...kept, ...behind.filter(isTypedPlace)].join(' '), leftOut: field, loss: fieldLoss }]
}

/** Of two kinds of work either is meant: "clinic helper and receptionist". What describes it is left out too. */
function oneOfTwo(words: readonly string[]): FewerWords[] {
  const at = words.findIndex((word) => isAnd.has(keyOf(word)))
  const sides = at > 0 ? [words.slice(0, at), words.slice(at + 1)] : []
  return sides.flatMap((side) => {
    const kept = side.filter((word) => !saysLittle(keyOf(word)) || isTypedPlace(word))
    const work = kept.filter((word) => !isTypedPlace(word))
    const isWork = likeliestTrades(work.join(' ')).some(({ name }) => wordsIn(name).length === work.length)
    return isWork ? [{ q: kept.join(' '), leftOut: words.filter((word) => !kept.includes(word)), loss: twoLoss }] : []
  })
}

const isAnd: ReadonlySet<string> = new Set(['and', '&', 'aur', 'cum', 'और'])

const isOccupation = (words: readonly string[]): boolean =>
  saysWork(words) && wordsOfOccupation(words.join(' ')).length === words.length && (words.length > 1 || words.every(isWorker))

/** A word that names who does the work of one trade alone: a carpenter. */
const isWorker = (word: string): boolean =>
  !isTypedPlace(word) && wordsOfOccupation(word).length === 1 && wordsIn(word).length === 1

/** The name of one trade, and what is left out belongs to it or to none: without "java" a coder may be one of medicine. */
function isWholeName(words: readonly string[], kept: readonly string[]): boolean {
  const work = wordsIn(kept.filter((word) => !isTypedPlace(word)).join(' '))
  const [named] = likeliestTrades(words.join(' '))
  if (!named || !likeliestTrades(kept.join(' ')).some(({ trade }) => trade === named.trade)) return false
  const belongs = (word: string): boolean =>
    saysLittle(keyOf(word)) || wordsIn(word).every((form) => isNamed(form) && isOfFamily(form, named.trade))
  return words.every((word) => kept.includes(word) || belongs(word)) && (work.length > 1 || tradesEnding(work[0] ?? '') === 1)
}

const ranks = setOf([descriptions.rank, spareWords.vague])
const wording = setOf([descriptions.wording])

/** "Consultant / Senior Consultant / Manager" names no work. */
export function namesOnlyRank(typed: string): boolean {
  const words = wordsIn(searchedWords(typed)).filter((word) => !wording.has(word))
  return words.length > 0 && words.every((word) => ranks.has(word))
}

const saysLittle = (word: string): boolean => isSpare(word) || isIndustry(word) || isUnknown(word) || isTypedPlace(word)
