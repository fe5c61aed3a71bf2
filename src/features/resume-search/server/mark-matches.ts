/** Finds the words of a search in the texts of a person, and marks them. The result is data, which must be escaped when it is displayed. */
import { escapePattern } from '#platform/contract/escape-pattern.ts'
import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import { statement } from '#platform/server/postgres/named-parameters.ts'
import type { MarkedPart, Match } from '../contract.ts'
import type { LabelledText } from './present-resume.ts'

const cachedWords = 50_000
const matchesShown = 2
/** The number of characters shown before and after the first match. */
const context = { before: 40, behind: 110 }
const longest = 6_000

const word = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}+#]*|\.[\p{L}\p{N}]+/gu
/** The form that search_text gives to words with symbols. */
const written: Readonly<Record<string, string>> = { cplusplus: String.raw`c\+\+`, csharp: 'c#', dotnet: String.raw`\.net` }

type Token = { readonly text: string; readonly at: number }

const stemsOf = new WeakMap<Pool, LRUCache<string, readonly string[]>>()

/** Returns for each person the first two texts with a match. `stems` are the stems of the search. */
export async function markMatches(
  pool: Pool,
  people: readonly (readonly LabelledText[])[],
  stems: readonly string[],
): Promise<Match[][]> {
  if (stems.length === 0) return people.map(() => [])
  const wanted = new Set(stems)
  const candidatesIn = finderOf(stems)
  const texts = people.map((person) => person.map((labelled) => ({ ...labelled, tokens: candidatesIn(labelled.text) })))
  const known = await knownStems(
    pool,
    texts.flat().flatMap(({ tokens }) => tokens),
  )
  const isMatch = ({ text }: Token): boolean => (known.get(text.toLowerCase()) ?? []).some((stem) => wanted.has(stem))
  return texts.map((person) => {
    const found: Match[] = []
    for (const { where, text, hide, tokens } of person) {
      if (found.length === matchesShown) break
      if (!tokens.some(isMatch)) continue
      const shown = hide(text)
      const hits = candidatesIn(shown).filter(isMatch)
      if (hits.length > 0) found.push({ where, parts: partsOf(shown, hits) })
    }
    return found
  })
}

/** A stem begins like its word, so only such words are compared. In scripts other than Latin every word is compared. */
function finderOf(stems: readonly string[]): (text: string) => Token[] {
  const beginnings = stems.map((stem) => written[stem] ?? escapePattern(stem.slice(0, 2)))
  const likely = new RegExp(`(?<![\\p{L}\\p{N}])(?:${beginnings.join('|')})[\\p{L}\\p{M}\\p{N}+#]*`, 'giu')
  return (text) => {
    const searched = text.slice(0, longest)
    const all = searched.matchAll(/[^\0-\u024f\u2000-\u206f\u20a0-\u20bf]/u.test(searched) ? word : likely)
    return Array.from(all, ({ 0: found, index }) => ({ text: found, at: index }))
  }
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
  const [from, to] = excerptOf(text, hits[0] ?? { text: '', at: 0 })
  const parts: MarkedPart[] = [{ text: from > 0 ? '… ' : '', isMatch: false }]
  let at = from
  for (const hit of hits.filter((each) => each.at >= from && each.at + each.text.length <= to)) {
    parts.push({ text: text.slice(at, hit.at), isMatch: false }, { text: hit.text, isMatch: true })
    at = hit.at + hit.text.length
  }
  parts.push({ text: text.slice(at, to) + (to < text.length ? ' …' : ''), isMatch: false })
  return parts.filter((part) => part.text !== '')
}

function excerptOf(text: string, first: Token): readonly [from: number, to: number] {
  const from = first.at <= context.before ? 0 : text.indexOf(' ', first.at - context.before) + 1 || first.at
  const cut = from + context.before + context.behind
  return [from, cut >= text.length ? text.length : Math.max(text.lastIndexOf(' ', cut), first.at + first.text.length)]
}
