/** Relaxations that read the parts of a title: its rank, and the parts beside dashes, brackets and commas. */
import { isTypedPlace } from '#features/search-places/server/public.ts'
import { meansEachWord } from './normalise-words.ts'
import { isGeneric, wordsIn } from './occupation-names.ts'
import { isAnd } from './one-of-two.ts'
import { namesOnlyRank } from './only-rank.ts'
import { likeliestTrades, rankBehind } from './similar-trades.ts'
import { fewerWords, isOccupation } from './spare-words.ts'
import { isWrittenName, nameSaid } from './spoken-names.ts'
import { type OtherName, underOtherName } from './under-other-name.ts'
import { searchedWords, titleParts } from './word-forms.ts'

/** Less than another name: only the order of the words changes, and what follows in the title describes the work. */
const rankLoss = 0.45

/** Reads "Manager - Analytics - Retail" as an analytics manager. */
export function underRank(q: string): OtherName[] {
  if (meansEachWord(q)) return []
  return rankBehind(titleParts(q)).flatMap((title) => [
    { ...keptOf(q, title.trim()), loss: rankLoss },
    // No title may have the grade, or all of the fields: "Junior Engineer (Electrical)".
    ...fewerWords(title)
      .filter(({ loss }) => loss <= gradeLoss)
      .flatMap((less) => {
        const way = { ...keptOf(q, less.q), loss: rankLoss + gradeStep }
        return [way, ...underOtherName(way)]
      }),
  ])
}

const gradeLoss = 1
const gradeStep = 0.01

function keptOf(q: string, title: string): Omit<OtherName, 'loss'> {
  const kept = new Set(searchedWords(title).toLowerCase().split(' '))
  const leftOut = searchedWords(q)
    .split(/[\s,()]+/)
    .filter((word) => word !== '' && !kept.has(word.toLowerCase()))
  return { q: title, name: title, leftOut }
}

/** Who leads a branch or a plant is called its manager by most employers: "branch head", "head of plant", "store in charge". */
const ledBehind = /^(?:head|chief)(?: of|,) (.+)$|^in ?charge(?: of|,)? (.+)$/
const ledBefore = /^(.+?),? (?:head|in ?charge)$/
const leadLoss = 0.42

export function underManager(q: string): OtherName[] {
  const words = searchedWords(q).toLowerCase().split(/\s+/)
  const work = words
    .filter((word) => !isTypedPlace(word))
    .join(' ')
    .replace(/,$/, '')
  const led = ledBehind.exec(work)?.slice(1).find(Boolean) ?? ledBefore.exec(work)?.[1]
  if (meansEachWord(q) || !led || /\bmanager\b/.test(led)) return []
  const name = [led, 'manager', ...words.filter(isTypedPlace)].join(' ')
  return [{ q: name, name, leftOut: [], loss: leadLoss }]
}

const leads = /\b(manager|supervisor|superintendent|foreman|head|in ?charge)$/
/** Less than the name without the rank. */
const ledTradeLoss = 1.74

/** Who leads work that has another name is first searched among those who lead its trade: "Poultry Farm Supervisor" as farm supervisor. */
export function underLedTrade(q: string): OtherName[] {
  const [first = '', ...others] = titleParts(q).toLowerCase().split(',')
  const words = first.split(/\s+/).filter((word) => word !== '' && !isTypedPlace(word))
  const [, rank] = leads.exec(words.join(' ')) ?? []
  const [likeliest] = likeliestTrades(first)
  if (meansEachWord(q) || rank === undefined || likeliest === undefined) return []
  const led = withoutHead(likeliest.trade.split(' '))
  // A trade that no word names is only similar.
  if (!led.some((word) => words.includes(word))) return []
  const who = /^(?:head|in ?charge)$/.test(rank) ? 'manager' : rank
  const behind = others.flatMap((other) => other.trim().split(/\s+/))
  const places = [...first.split(/\s+/), ...behind].filter(isTypedPlace)
  const name = [...led, who, ...places].join(' ')
  const leftOut = [...words, ...behind].filter((word) => !led.includes(word) && word !== rank && !places.includes(word))
  return [{ q: name, name, leftOut, loss: ledTradeLoss }]
}

const withoutHead = (work: readonly string[]): readonly string[] =>
  work.length > 1 && isGeneric(work.at(-1) ?? '') ? work.slice(0, -1) : work

export const isWholeName = (words: string): boolean =>
  !namesOnlyRank(words) && (isWrittenName(words) || isOccupation(words.split(/\s+/)))

/** Less than the name that employers write for one of the two. */
const bothLoss = 0.48

/** Reads "Accountant cum Admin" as jobs of either work, where no title has both: each may be what the person can do. */
export function underBothWorks(q: string): OtherName[] {
  const spaced = searchedWords(q).toLowerCase().replaceAll('/', ' and ').replaceAll('-cum-', ' cum ')
  const words = spaced.split(/[\s,]+/).filter(Boolean)
  const at = words.findIndex(isAnd)
  if (meansEachWord(q) || at < 0) return []
  // Between two works only, while "and" also joins the words of one.
  const isCum = words[at] === 'cum'
  const [one, other] = [words.slice(0, at), words.slice(at + 1)].map((side) => workOf(side, isCum))
  if (!one || !other || one === other) return []
  const name = [one, 'or', other, ...words.filter(isTypedPlace)].join(' ')
  return [{ q: name, name, leftOut: [], loss: bothLoss }]
}

function workOf(side: readonly string[], isWork: boolean): string | undefined {
  const words = side.filter((word) => !isTypedPlace(word))
  const work = words.join(' ')
  const isTrade = (): boolean => isWork && likeliestTrades(work).some(({ name }) => wordsIn(name).length === words.length)
  return nameSaid(work) ?? (work !== '' && (isWholeName(work) || isTrade()) ? work : undefined)
}
