import type { Pool } from 'pg'
import { findSpellings, findTerms, type Spelling } from '../spelling-queries.ts'

const word = /[\p{L}\p{M}\p{N}]+/gu

/** What may have been meant by a search that found nothing, the likeliest first. */
export async function corrections(pool: Pool, q: string): Promise<string[]> {
  const typed = q.toLowerCase()
  const words = [...new Set(typed.match(word) ?? [])].filter(({ length }) => length > 2)
  const spellings = Map.groupBy(words.length > 0 ? await findSpellings(pool, words) : [], (spelling) => spelling.word)
  const near = (one: string): string => nearest(one, spellings.get(one) ?? [])
  const known = await findTerms(
    pool,
    words.flatMap((one) => (standingApart.test(one) ? [one, one.slice(1)] : [])),
  )
  const apart = typed.replace(word, (one) => (isApart(one, known) ? `${one.slice(0, 1)} ${one.slice(1)}` : near(one)))
  const mended = [...new Set([apart, typed.replace(word, near)])].filter((text) => text !== typed)
  return mended.length > 0 ? mended : joined(pool, typed)
}

/** Letters that stand before a word of their own, those of degrees, of e-commerce and of X-rays. Twice the same is a slip. */
const standingApart = /^([bdemx])(?!\1)/

/** "btech" is "b tech", and not a slip in "tech". */
function isApart(typed: string, known: ReadonlySet<string>): boolean {
  return standingApart.test(typed) && !known.has(typed) && known.has(typed.slice(1))
}

/** Words that jobs write as one: "back end" is "backend". */
async function joined(pool: Pool, typed: string): Promise<string[]> {
  const words = typed.split(/[\s-]+/).filter(Boolean)
  const pairs = words.slice(1).map((second, i) => (words[i] ?? '') + second)
  const known = pairs.length > 0 ? await findTerms(pool, pairs) : new Set()
  return pairs.flatMap((pair, i) => (known.has(pair) ? [words.toSpliced(i, 2, pair).join(' ')] : []))
}

/** One slip in a short word, two in a longer one. Of equally near words, the more common. */
export function nearest(typed: string, spellings: readonly Spelling[]): string {
  const allowed = typed.length > 5 ? 2 : 1
  const [best] = spellings
    .map(({ term, df }) => ({ term, cost: editDistance(typed, term) - Math.log10(df) / 10 }))
    .filter(({ cost }) => cost <= allowed)
    .toSorted((a, b) => a.cost - b.cost)
  return best?.term ?? typed
}

/** Damerau-Levenshtein: a letter more, less or other, or two changed over, each count one. */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        at(row, j - 1) + 1,
        at(last, j) + 1,
        at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
        isSwap ? at(beforeLast, j - 2) + 1 : Infinity,
      )
    }
    beforeLast = last
    last = row
  }
  return at(last, b.length)
}

function at(row: readonly number[], j: number): number {
  return row[j] ?? Infinity
}
