import type { Pool } from 'pg'
import { editDistance } from '#platform/contract/edit-distance.ts'
import { findSpellings, findTerms, type Spelling } from '#features/job-index/server/public.ts'
import { isSpelledRight, rightSpelling } from '#features/search-words/server/public.ts'

const word = /[\p{L}\p{M}\p{N}]+/gu

/** What may have been meant by a search that found nothing, the likeliest first. */
export async function correctedWords(pool: Pool, q: string): Promise<string[]> {
  const typed = q.toLowerCase()
  const abbreviations = abbreviationsIn(q)
  const words = [...new Set(typed.match(word) ?? [])].filter((one) => one.length > 2 && !abbreviations.has(one))
  const beside = words.flatMap((one) => (prefixLetter.test(one) ? [one, one.slice(1)] : []))
  const terms = [...beside, ...pairsOf(typed).map(({ pair }) => pair)]
  const unknown = words.filter((one) => !isSpelledRight(one) && rightSpelling(one) === undefined)
  const [found, known] = await Promise.all([
    unknown.length > 0 ? findSpellings(pool, unknown) : [],
    terms.length > 0 ? findTerms(pool, terms) : new Set<string>(),
  ])
  const spellings = Map.groupBy(found, (spelling) => spelling.word)
  const near = (one: string): string =>
    isSpelledRight(one) ? one : (rightSpelling(one) ?? nearest(one, sameScript(one, spellings.get(one) ?? [])))
  const split = typed.replace(word, (one) => (isSplit(one, known) ? `${one.slice(0, 1)} ${one.slice(1)}` : near(one)))
  const corrected = [...new Set([split, typed.replace(word, near)])].filter((text) => text !== typed)
  return corrected.length > 0 ? corrected : joined(typed, known)
}

/** Capitals among small letters, as in a title: "SOAR Engineer" is no solar engineer. */
function abbreviationsIn(q: string): ReadonlySet<string> {
  const found = /\p{Ll}/u.test(q) ? q.match(/(?<![\p{L}\p{N}])\p{Lu}{2,5}(?![\p{L}\p{N}])/gu) : null
  return new Set(found?.map((one) => one.toLowerCase()))
}

const script = (text: string): 'latin' | 'other' => (/\p{Script=Latin}/u.test(text) ? 'latin' : 'other')

/** A word of one language is no error in a word of another. */
const sameScript = (typed: string, spellings: readonly Spelling[]): readonly Spelling[] =>
  spellings.filter(({ term }) => script(term) === script(typed))

/** Letters that stand before a word of their own, those of degrees, of e-commerce and of X-rays. Twice the same is a typing error. */
const prefixLetter = /^([bdemx])(?!\1)/

/** "btech" is "b tech", and not an error in "tech". */
function isSplit(typed: string, known: ReadonlySet<string>): boolean {
  return prefixLetter.test(typed) && !known.has(typed) && known.has(typed.slice(1))
}

/** Words that jobs write as one: "back end" is "backend". */
const joined = (typed: string, known: ReadonlySet<string>): string[] =>
  pairsOf(typed).flatMap(({ pair, instead }) => (known.has(pair) ? [instead] : []))

/** Each two words that stand side by side as one, and what was typed with it instead of them. */
function pairsOf(typed: string): { readonly pair: string; readonly instead: string }[] {
  const words = typed.split(/[\s-]+/).filter(Boolean)
  return words.slice(1).map((second, i) => {
    const pair = (words[i] ?? '') + second
    return { pair, instead: words.toSpliced(i, 2, pair).join(' ') }
  })
}

/** One error in a short word, two in a longer one. Of equally near words, the more common. */
export function nearest(typed: string, spellings: readonly Spelling[]): string {
  const allowed = typed.length > 5 ? 2 : 1
  const [best] = spellings
    .map(({ term, df }) => ({ term, cost: editDistance(typed, term) - Math.log10(df) / 10 }))
    .filter(({ cost }) => cost <= allowed)
    .toSorted((a, b) => a.cost - b.cost)
  return best?.term ?? typed
}
