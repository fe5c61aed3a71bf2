import type { Pool } from 'pg'
import { editDistance } from '#platform/contract/edit-distance.ts'
import { findSpellings, knownTerms, type Spelling } from '#features/job-index/server/public.ts'
import { isSpelledRight, rightSpelling } from '#features/search-words/server/public.ts'

const word = /[\p{L}\p{M}\p{N}]+/gu

/** Returns spelling corrections for a search without results, likeliest first. */
export async function correctedWords(pool: Pool, q: string): Promise<string[]> {
  const typed = q.toLowerCase()
  const abbreviations = abbreviationsIn(q)
  const words = [...new Set(typed.match(word) ?? [])].filter((one) => one.length > 2 && !abbreviations.has(one))
  const beside = words.flatMap((one) => (prefixLetter.test(one) ? [one, one.slice(1)] : []))
  const terms = [...beside, ...pairsOf(typed).map(({ pair }) => pair)]
  const unknown = words.filter((one) => !isSpelledRight(one) && rightSpelling(one) === undefined)
  const [found, known] = await Promise.all([
    unknown.length > 0 ? findSpellings(pool, unknown) : [],
    terms.length > 0 ? knownTerms(pool, terms) : new Set<string>(),
  ])
  const spellings = Map.groupBy(found, (spelling) => spelling.word)
  const near = (one: string): string =>
    isSpelledRight(one) ? one : (rightSpelling(one) ?? nearest(one, sameScript(one, spellings.get(one) ?? [])))
  const split = typed.replace(word, (one) => (isSplit(one, known) ? `${one.slice(0, 1)} ${one.slice(1)}` : near(one)))
  const corrected = [...new Set([split, typed.replace(word, near)])].filter((text) => text !== typed)
  return corrected.length > 0 ? corrected : joined(typed, known)
}

/** Words in capitals within mixed case are abbreviations and not corrected: a "SOAR Engineer" is no solar engineer. */
function abbreviationsIn(q: string): ReadonlySet<string> {
  const found = /\p{Ll}/u.test(q) ? q.match(/(?<![\p{L}\p{N}])\p{Lu}{2,5}(?![\p{L}\p{N}])/gu) : null
  return new Set(found?.map((one) => one.toLowerCase()))
}

const script = (text: string): 'latin' | 'other' => (/\p{Script=Latin}/u.test(text) ? 'latin' : 'other')

/** Corrections stay in the script of the typed word. */
const sameScript = (typed: string, spellings: readonly Spelling[]): readonly Spelling[] =>
  spellings.filter(({ term }) => script(term) === script(typed))

/** Single letters that people attach to the next word: degrees, e-commerce, X-rays. A doubled letter is a typing error instead. */
const prefixLetter = /^([bdemx])(?!\1)/

/** True if a letter is attached to a known word: "btech" is "b tech" and not a misspelling of "tech". */
function isSplit(typed: string, known: ReadonlySet<string>): boolean {
  return prefixLetter.test(typed) && !known.has(typed) && known.has(typed.slice(1))
}

/** Joins words that jobs write as one: "back end" becomes "backend". */
const joined = (typed: string, known: ReadonlySet<string>): string[] =>
  pairsOf(typed).flatMap(({ pair, instead }) => (known.has(pair) ? [instead] : []))

/** Each pair of adjacent words joined to one, and the text with that word instead of the pair. */
function pairsOf(typed: string): { readonly pair: string; readonly instead: string }[] {
  const words = typed.split(/[\s-]+/).filter(Boolean)
  return words.slice(1).map((second, i) => {
    const pair = (words[i] ?? '') + second
    return { pair, instead: words.toSpliced(i, 2, pair).join(' ') }
  })
}

/**
 * Returns the most similar term, or the typed word. Allows one error in words of up to five letters, two in longer ones. Between similar terms, the
 * more common one wins.
 */
export function nearest(typed: string, spellings: readonly Spelling[]): string {
  const allowed = typed.length > 5 ? 2 : 1
  const [best] = spellings
    .map(({ term, df }) => {
      const errors = editDistance(typed, term)
      return { term, errors, cost: errors - Math.log10(df) / 10 }
    })
    .filter(({ term, errors, cost }) => cost <= allowed && (errors < 2 || soundsAlike(typed, term)))
    .toSorted((a, b) => a.cost - b.cost)
  return best?.term ?? typed
}

/** From this length, two errors leave enough of a word. */
const longWord = 8

/** True if not both errors of a short word concern consonants: "stripe" is no slip of "scripts". */
const soundsAlike = (typed: string, term: string): boolean =>
  typed.length >= longWord || script(typed) === 'other' || editDistance(consonantsOf(typed), consonantsOf(term)) < 2

const consonantsOf = (text: string): string => text.replace(/[aeiouy]/g, '')
