/** Finds the words of a search in the texts of a person, and marks them. The answer is data: who shows it escapes it. */
import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import { statement } from '#platform/server/postgres/named-parameters.ts'
import type { MarkedPart, Match } from '../contract.ts'
import type { Labelled } from './present-resume.ts'

const cachedWords = 50_000
const matchesShown = 2
/** Characters before and behind the first word that matched. */
const context = { before: 40, behind: 110 }
const longest = 6_000

const word = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}+#.]*|\.[\p{L}\p{N}]+/gu

type Token = { readonly text: string; readonly at: number }

const stemsOf = new WeakMap<Pool, LRUCache<string, readonly string[]>>()

/** For each person, the first two texts with a word that matched. `stems` are those of the search. */
export async function markMatches(
  pool: Pool,
  people: readonly (readonly Labelled[])[],
  stems: readonly string[],
): Promise<Match[][]> {
  if (stems.length === 0) return people.map(() => [])
  const wanted = new Set(stems)
  const beginnings = new Set(stems.map((stem) => stem.slice(0, 2)))
  const tokens = people.map((texts) => texts.map(({ text }) => candidatesIn(text.slice(0, longest), beginnings)))
  const known = await knownStems(pool, tokens.flat(2))
  const isMatch = ({ text }: Token): boolean => (known.get(text.toLowerCase()) ?? []).some((stem) => wanted.has(stem))
  return people.map((texts, person) =>
    texts
      .flatMap(({ where, text }, i) => {
        const hits = (tokens[person]?.[i] ?? []).filter(isMatch)
        return hits.length > 0 ? [{ where, parts: partsOf(text, hits) }] : []
      })
      .slice(0, matchesShown),
  )
}

/** A stem begins as its word does, so that other words need not be parsed; except those with signs or in other scripts. */
function candidatesIn(text: string, beginnings: ReadonlySet<string>): Token[] {
  return [...text.matchAll(word)]
    .map(({ 0: found, index }) => ({ text: found.replace(/\.+$/, ''), at: index }))
    .filter(({ text: found }) => !/^[a-z]+$/i.test(found) || beginnings.has(found.slice(0, 2).toLowerCase()) || found === 'IT')
}

async function knownStems(pool: Pool, tokens: readonly Token[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const cache = stemsOf.get(pool) ?? new LRUCache<string, readonly string[]>({ max: cachedWords })
  stemsOf.set(pool, cache)
  const known = new Map<string, readonly string[]>()
  const unknown = new Map<string, string>()
  for (const { text } of tokens) {
    const found = cache.get(text.toLowerCase())
    if (found) known.set(text.toLowerCase(), found)
    else unknown.set(text.toLowerCase(), text)
  }
  if (unknown.size === 0) return known
  const { rows } = await pool.query<{ text: string; stems: string[] }>(
    statement(
      'resume-word-stems',
      `select text, tsvector_to_array(to_tsvector('portal', search_text(text))) stems from unnest($texts::text[]) text`,
      { texts: [...unknown.values()] },
    ),
  )
  for (const { text, stems } of rows) {
    cache.set(text.toLowerCase(), stems)
    known.set(text.toLowerCase(), stems)
  }
  return known
}

/** The words around the first match, cut between words. */
function partsOf(text: string, hits: readonly Token[]): MarkedPart[] {
  const first = hits[0]?.at ?? 0
  const from = first <= context.before ? 0 : text.indexOf(' ', first - context.before) + 1 || first
  const cut = from + context.before + context.behind
  const to = cut >= text.length ? text.length : Math.max(text.lastIndexOf(' ', cut), first + (hits[0]?.text.length ?? 0))
  const parts: MarkedPart[] = from > 0 ? [{ text: '… ', isMatch: false }] : []
  let at = from
  for (const hit of hits) {
    const end = hit.at + hit.text.length
    if (hit.at < at || end > to) continue
    if (hit.at > at) parts.push({ text: text.slice(at, hit.at), isMatch: false })
    parts.push({ text: hit.text, isMatch: true })
    at = end
  }
  if (at < to) parts.push({ text: text.slice(at, to), isMatch: false })
  if (to < text.length) parts.push({ text: ' …', isMatch: false })
  return parts
}
