/** Relaxations that read the parts of a title: its rank, and the parts beside dashes, brackets and commas. */
import {
  fewerWords,
  isOccupation,
  isTypedPlace,
  isWrittenName,
  meansEachWord,
  namesOnlyRank,
  nameSaid,
  rankBehind,
  searchedWords,
  titleParts,
  unknownLoss,
} from '#features/search-words/server/public.ts'
import type { OtherName } from './under-other-name.ts'

/** Less than another name: only the order of the words changes, and what follows in the title describes the work. */
const rankLoss = 0.45

/** Reads "Manager - Analytics - Retail" as an analytics manager. */
export function underRank(q: string): OtherName[] {
  if (meansEachWord(q)) return []
  return rankBehind(titleParts(q)).map((title) => {
    const kept = new Set(searchedWords(title).toLowerCase().split(' '))
    const leftOut = searchedWords(q)
      .split(/[\s,]+/)
      .filter((word) => word !== '' && !kept.has(word.toLowerCase()))
    return { q: title.trim(), name: title.trim(), leftOut, loss: rankLoss }
  })
}

/** Who leads a branch or a plant is called its manager by most employers. */
const leads: ReadonlySet<string> = new Set(['head', 'incharge', 'in-charge', 'chief'])
const leadLoss = 0.42

/** Reads "branch head" and "head of plant" as branch manager and plant manager. */
export function underManager(q: string): OtherName[] {
  const words = searchedWords(q).toLowerCase().split(/\s+/)
  const others = words.filter((word) => !leads.has(word) && word !== 'of')
  if (meansEachWord(q) || words.length === others.length || others.length === 0 || others.includes('manager')) return []
  const name = `${others.join(' ')} manager`
  return [{ q: name, name, leftOut: [], loss: leadLoss }]
}

const between = /\s+[-–—|]+\s*|[-–—|]+\s+|[,()[\]]+/
/** The first part of a title names the work, what follows describes it; a later part may be another name. */
const partLoss = { first: 1.7, later: 2.8 }

/** Reads "Salesboy - Sanitary Showroom" as salesboy: a part that is a name of work by itself, without the others. */
export function underPart(q: string): OtherName[] {
  const parts = q.split(between).map((part) => searchedWords(part).trim().toLowerCase())
  if (meansEachWord(q) || parts.length < 2) return []
  return parts.flatMap((part, at) => {
    const found = workIn(part, at === 0)
    if (found === null) return []
    const others = [
      ...found.leftOut,
      ...parts
        .toSpliced(at, 1)
        .flatMap((other) => other.split(/\s+/))
        .filter(Boolean),
    ]
    const searched = [found.name, ...others.filter(isTypedPlace)].join(' ')
    const leftOut = others.filter((word) => !isTypedPlace(word))
    return [{ q: searched, name: searched, leftOut, loss: at === 0 ? partLoss.first : partLoss.later }]
  })
}

/** The work that a part names: all of it or, in the first part, without what only describes it ("Malayalam telesales executive"). */
function workIn(part: string, isFirst: boolean): { readonly name: string; readonly leftOut: readonly string[] } | null {
  const less = isFirst ? fewerWords(part).filter(({ loss }) => loss < unknownLoss) : []
  for (const { q, leftOut } of [{ q: part, leftOut: [] }, ...less]) {
    const name = nameSaid(q) ?? [q, ...underManager(q).map((other) => other.q)].find(isWholeName)
    if (name !== undefined) return { name, leftOut }
  }
  return null
}

const isWholeName = (words: string): boolean =>
  !namesOnlyRank(words) && (isWrittenName(words) || isOccupation(words.split(/\s+/)))
