import type { Pool } from 'pg'
import { type Suggestion, SuggestionKind, type SuggestInput } from '../contract.ts'
import { editDistance } from '#platform/contract/edit-distance.ts'
import { isTimeout } from '#platform/server/db.ts'
import { type Occupation, occupationsLike } from './occupations.ts'
import { findOpenTrades } from './trade-queries.ts'
import { LRUCache } from 'lru-cache'
import { findAlike, findBest, findByBeginnings, type NamedSuggestion } from './queries.ts'

const shown = 8
const leastTyped = 2
/** Shorter words are similar to too many others. */
const leastMended = 4
/** With this many roles of jobs, no occupations are added. */
const enoughRoles = 3
const cachedMs = 5 * 60_000

/** Suggestions for the text typed so far. If the query takes too long there are none, because they would come too late. */
export async function suggest(pool: Pool, typed: SuggestInput, now: Date): Promise<Suggestion[]> {
  if (typed.q.length < leastTyped) return []
  try {
    const [names, occupations] = await Promise.all([findBegun(pool, typed, now), openOccupations(pool, typed, now)])
    const found = withOccupations(typed.q, names, occupations)
    return chosenOf(found.length > 0 ? found : await findMended(pool, typed, now))
  } catch (error) {
    if (isTimeout(error)) return []
    throw error
  }
}

async function findBegun(pool: Pool, typed: SuggestInput, now: Date): Promise<readonly NamedSuggestion[]> {
  const best = singleWord.test(typed.q) ? await findBest(pool, { ...typed, now }) : []
  return best.length > 0 ? best : findByBeginnings(pool, { ...typed, now })
}

const openTrades = new WeakMap<Pool, LRUCache<string, boolean>>()

/** Occupations whose trade has an open job. There are few trades, so hardly any call has to query one. */
async function openOccupations(pool: Pool, { q, kind = 'role' }: SuggestInput, now: Date): Promise<readonly Occupation[]> {
  const begun = kind === 'role' ? occupationsLike(q) : []
  if (begun.length === 0) return []
  const known = openTrades.get(pool) ?? new LRUCache<string, boolean>({ max: 500, ttl: cachedMs })
  openTrades.set(pool, known)
  const unknown = [...new Set(begun.map(({ trade }) => trade))].filter((trade) => !known.has(trade))
  const open = new Set(unknown.length > 0 ? await findOpenTrades(pool, unknown, now) : [])
  for (const trade of unknown) known.set(trade, open.has(trade))
  return begun.filter(({ trade }) => known.get(trade))
}

/**
 * Adds occupations after the roles of jobs, if these are few. Roles that are only found by the beginning of a synonym come after them: for "java", a
 * Node.js developer is found by "javascript".
 */
function withOccupations(
  typed: string,
  names: readonly NamedSuggestion[],
  occupations: readonly Occupation[],
): readonly NamedSuggestion[] {
  const roles = new Set(names.flatMap(({ kind, text }) => (kind === 'role' ? [text.toLowerCase()] : [])))
  const others = [...new Set(occupations.map(({ text }) => text))].filter((text) => !roles.has(text.toLowerCase()))
  const isOther = isOnlyBegun(wordsIn(typed), others)
  const [later, first] = [names.filter(isOther), names.filter((name) => !isOther(name))]
  const added = others.slice(0, Math.max(0, enoughRoles - roles.size + later.length))
  return [...first, ...added.map((text) => ({ kind: 'role' as const, text, foundBy: '' })), ...later]
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(word) ?? []

/** True for roles without the typed words, or the longer ones that occupations have for them, in their names or synonyms. */
function isOnlyBegun(typed: readonly string[], occupations: readonly string[]): (name: NamedSuggestion) => boolean {
  const begun = (words: readonly string[]): string[][] => typed.map((one) => words.filter((each) => each.startsWith(one)))
  const meant = typed.map((_, at) => new Set(occupations.flatMap((text) => begun(wordsIn(text))[at] ?? [])))
  return ({ kind, text, foundBy }) => {
    const known = foundBy.split(' ')
    const isNamed = begun(wordsIn(text)).every(({ length }) => length > 0)
    return (
      kind === 'role' &&
      !isNamed &&
      typed.some((one, at) => !known.includes(one) && [...(meant[at] ?? [])].some((each) => !known.includes(each)))
    )
  }
}

/** Similar names, only if no name begins with the typed text. */
async function findMended(pool: Pool, typed: SuggestInput, now: Date): Promise<readonly NamedSuggestion[]> {
  if (!mendable.test(typed.q)) return []
  const words = wordsIn(typed.q)
  const alike = await findAlike(pool, { ...typed, now })
  return alike.filter(({ foundBy }) => words.every((one) => isNear(one, foundBy)))
}

const singleWord = /^[\p{L}\p{M}]{2,}$/u
const word = /[\p{L}\p{M}\p{N}]+/gu
/** Similarity is measured for Latin letters, which every database handles alike. */
const mendable = new RegExp(`[a-z]{${leastMended}}`, 'i')

/** The typed word may be incomplete, so it is compared with beginnings of about its length. */
function isNear(typed: string, foundBy: string): boolean {
  const { length } = typed
  const slips = length < leastMended ? 0 : length < 6 ? 1 : 2
  return foundBy
    .split(' ')
    .some((known) => [length - 1, length, length + 1].some((cut) => editDistance(typed, known.slice(0, cut)) <= slips))
}

/** Takes the best of each kind in turn, then orders roles before companies before cities. A city in two spellings counts once. */
function chosenOf(found: readonly NamedSuggestion[]): Suggestion[] {
  const once = [...new Map(found.map((one) => [`${one.kind} ${one.text.toLowerCase()}`, one])).values()]
  const inTurn = SuggestionKind.options
    .flatMap((kind) => once.filter((one) => one.kind === kind).map((one, place) => ({ one, place })))
    .toSorted((a, b) => a.place - b.place)
    .slice(0, shown)
  return SuggestionKind.options.flatMap((kind) => inTurn.flatMap(({ one }) => (one.kind === kind ? [one] : [])))
}
