/** Relaxations that read the first part of a title, which names the work: "Salesboy - Sanitary Showroom". */
import { isTypedPlace } from '#features/search-places/server/public.ts'
import {
  fewerWords,
  isWrittenName,
  isGeneric,
  isWholeName,
  likeliestTrades,
  meansEachWord,
  nameSaid,
  namesOnlyRank,
  type OtherName,
  searchedWords,
  underHigherRank,
  underManager,
  unknownLoss,
  wordsIn,
  wordsOfNoTrade,
} from '#features/search-words/server/public.ts'

/** Signs between the parts of a title, and "for a hotel", which says only where the work is. */
const between = /\s+[-–—|/]+\s*|[-–—|]+\s+|[,()[\]]+|\sfor (?:an?|our|the|reputed|leading)\s/i
const partLoss = 1.7
/** More than the part itself: words before the name say which kind of it is meant. */
const endLoss = 0.02
const mostWords = 5

/**
 * Reads the first part of a title, if it is a name of work by itself or with what only describes it ("Malayalam telesales executive"). What follows
 * describes the work. Where no list has all of the part, the name at its end counts: "Prepaid Sales Promoter".
 */
export function underFirstPart(q: string): OtherName[] {
  const [first = '', ...others] = q.split(between).map((part) => searchedWords(part).trim().toLowerCase())
  if (meansEachWord(q)) return []
  const behind = others.flatMap((other) => other.split(/\s+/))
  const ends = underEnd(first, behind)
  if (others.length === 0) return ends
  // Employers call who leads a plant its manager, whatever other lists say about its head.
  const led = ledOf(first).map((name) => ({ ...withoutParts(name, behind), loss: partLoss - endLoss }))
  const less = fewerWords(first).filter(({ loss }) => loss < unknownLoss)
  for (const part of [{ q: first, leftOut: [] }, ...less]) {
    const listed = isWrittenName(part.q) ? null : nameSaid(part.q)
    const name = listed ?? [part.q, ...ledOf(part.q)].find(isWholeName)
    const isListed = listed !== null && part.q.includes(' ')
    if (name !== undefined) return [...led, { ...withoutParts(name, [...part.leftOut, ...behind]), isListed }]
  }
  // Titles may have it, although no list of names does.
  return saysWork(first) ? [...led, withoutParts(first, behind), ...ends] : ends
}

function saysWork(part: string): boolean {
  const words = wordsIn(part)
  return words.length > 1 && words.some((word) => subjects.has(word) || !(isGeneric(word) || namesOnlyRank(word)))
}

/** Generic words that name work beside a rank: a production officer, but not a general manager. */
const subjects: ReadonlySet<string> = new Set(['production', 'quality', 'design', 'planning'])

const ledOf = (part: string): string[] => [...underManager(part), ...underHigherRank(part)].map(({ q }) => q)

/** Reads a name at the end of a part of three words or more, if the words before it say nothing about the trade: not "land acquisition manager". */
function underEnd(part: string, behind: readonly string[]): OtherName[] {
  const words = part.split(/\s+/)
  if (words.length < 3 || words.length > mostWords || wordsOfNoTrade(part).length > 0) return []
  const [likeliest] = likeliestTrades(part)
  const named = wordsIn(likeliest?.name ?? '')
  const starts = Array.from({ length: words.length - 2 }, (_, i) => i + 1)
  const ends = starts.flatMap((start) => {
    const end = words.slice(start).join(' ')
    const name = nameSaid(end) ?? (isWholeName(end) ? end : null)
    return name === null || !named.every((word) => wordsIn(end).includes(word))
      ? []
      : [withoutParts(name, [...words.slice(0, start), ...behind])]
  })
  return ends.slice(0, 1).map((way) => ({ ...way, loss: way.loss + endLoss }))
}

function withoutParts(name: string, words: readonly string[]): OtherName {
  const searched = [name, ...words.filter(isTypedPlace)].join(' ')
  const leftOut = words.filter((word) => word && !isTypedPlace(word) && !name.split(' ').includes(word))
  return { q: searched, name: searched, leftOut, loss: partLoss }
}
