/** Recognises jobs that only have the typed words somewhere in their text, each in another sentence. */
import { LRUCache } from 'lru-cache'
import { isSkill, keyOf } from './kinds-of-words.ts'
import { meansEachWord, withoutStopWords } from './normalise-words.ts'
import { isInOccupations } from './occupation-groups.ts'
import { isGeneric, wordsIn } from './occupation-names.ts'
import { isTypedPlace } from '#features/search-places/server/public.ts'
import { likeliestTrades } from './similar-trades.ts'
import { isKnownOutsideTitles } from './some-words.ts'
import { isLink, isOccupation } from './spare-words.ts'
import { isCore } from './title-head.ts'
import { likeliestTrade } from './trade-classifier.ts'
import { titleParts } from './word-forms.ts'

/** The trades of the titles of jobs: few titles are those of most jobs. */
const ofTitles = new LRUCache({ max: 2_000, memoMethod: (title: string) => likeliestTrades(titleParts(title)) })

/**
 * True if hardly any of the titles has a word that says the work, or is of its trade: "Account Director" is no title of a company secretary whose text has
 * both words. A single word and the name of a skill are what people look for in the text as well, unless the word names work that no job here is: a model.
 */
export function areScattered(q: string, titles: readonly string[]): boolean {
  const typed = withoutStopWords(q)
    .split(/\s+/)
    .filter((word) => word !== '' && !isLink(word) && !isTypedPlace(word))
  const sayMore = typed.filter((word) => wordsIn(word).some(isCore))
  // A single letter begins a degree: "b com".
  if (
    meansEachWord(q) ||
    isKnownOutsideTitles(q) ||
    typed.some((word, at) => isLetterBefore(word, typed[at + 1]) || isSkill(keyOf(word)))
  )
    return false
  if (sayMore.length < 2 && !isOfNoTrade(titleParts(q))) return false
  const core = wordsIn(titleParts(q)).filter((word) => isCore(word) && !isLink(word))
  const named = core.filter((word) => !isGeneric(word))
  const words = named.length > 0 ? named : core
  if (words.length === 0 || words.some(isInScript)) return false
  const trades = new Set(likeliestTrades(titleParts(q)).map(({ trade }) => trade))
  const isOfTrade = (title: string): boolean => ofTitles.memo(title).some(({ trade }) => trades.has(trade))
  const near = titles.filter((title) => words.some((word) => wordsIn(title).includes(word)) || isOfTrade(title))
  return near.length < leastNear * titles.length
}

const isLetterBefore = (word: string, next: string | undefined): boolean => word.length === 1 && next !== undefined

/** One of the first five titles may be near by chance. */
const leastNear = 0.4

/** A single word has little to be classified by. */
const leastSure = 0.75

function isOfNoTrade(word: string, least = leastSure): boolean {
  const likeliest = likeliestTrade(word)
  return likeliest !== null && likeliest.trade === null && likeliest.probability >= least
}

/**
 * True if the words name work and nothing else. Jobs that only mention it are of other work, while skills, degrees and other words are looked for in
 * texts as well.
 */
export function namesWork(q: string): boolean {
  const [word = '', ...others] = withoutStopWords(q).toLowerCase().split(/\s+/)
  if (isKnownOutsideTitles(q)) return false
  return isOccupation([word, ...others]) || (others.length === 0 && isInOccupations(word) && isOfNoTrade(word, 0))
}

const isInScript = (word: string): boolean => /[^\p{Script=Latin}\p{N}]/u.test(word)

/** True if two or more words say the work and no title has any of them: a planning engineer for highways drives no van. */
export function areOfOtherWork(q: string, titles: readonly string[]): boolean {
  const typed = withoutStopWords(q)
    .split(/[\s,;|()-]+/)
    .filter((word) => word !== '' && !isLink(word) && !isTypedPlace(word))
  if (typed.length < 2 || !typed.every((word) => /^[a-z]{3,}$/i.test(word) && !isSkill(keyOf(word)))) return false
  const work = wordsIn(titleParts(q)).filter((word) => !isGeneric(word))
  return !titles.some((title) => wordsIn(title).some((word) => work.includes(word)))
}
