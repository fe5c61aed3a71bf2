import type { Words } from './parse-queries.ts'
import { allOf, type Facet, facetsQuery, needsWholeVector } from './facets.ts'

/** The words of a search as the database has parsed them, e.g. `'nurs' & !'night'`. */
const lexemes = /(!?\(?\s*)'((?:[^']|'')*)'/g

/**
 * Where a job has the words of a search. All jobs of a tier come before those of the next, the newest first within each:
 * 0 written so in the title itself, 1 in other forms there, 2 in other names of the trade too, 3 anywhere. Orders other than
 * relevance know only the last.
 */
export const rankTiers = [0, 1, 2, 3] as const
export type RankTier = (typeof rankTiers)[number]
export const lastTier = 3 satisfies RankTier

/** The jobs of one tier, without those of the tiers before it. */
export type TierQuery = {
  readonly tier: RankTier
  readonly tsquery: string
  /** The lexemes of titles and facets alone stand in a small vector, which the indexes of the orders include. */
  readonly column: 'head' | 'tsv'
  /** Several tiers in one query: only when all of its jobs are fetched can they be sorted. */
  readonly isMerged?: boolean
}

/** A search as queries of the index. */
export type IndexQuery = {
  readonly all: string
  /** What the jobs of the tiers before the last match; each includes the one before it. Null where titles do not count. */
  readonly titles: { readonly written: string; readonly own: string; readonly any: string } | null
  readonly tiers: readonly TierQuery[]
  /** All tiers but the last in one query. */
  readonly titleTiers: TierQuery | null
}

type Terms = { readonly words: Words; readonly facets: readonly Facet[]; readonly ranksByTitle: boolean }

export function indexQueryOf({ words, facets, ranksByTitle }: Terms): IndexQuery {
  const filters = facetsQuery(facets)
  const all = allOf(words.stems, filters)
  const own = ranksByTitle ? titleQuery(words, '#n') : ''
  const column = needsWholeVector(facets) ? 'tsv' : 'head'
  const last = { tier: lastTier, column: words.stems ? 'tsv' : column } as const
  if (!own) return { all, titles: null, tiers: [{ ...last, tsquery: all }], titleTiers: null }
  const [written, any] = [titleQuery(words, '#w'), titleQuery(words, '#t')]
  return {
    all,
    titles: { written, own, any },
    tiers: [
      { tier: 0, tsquery: allOf(written, filters), column },
      { tier: 1, tsquery: allOf(own, filters, `!(${written})`), column },
      { tier: 2, tsquery: allOf(any, filters, `!(${own})`), column },
      { ...last, tsquery: allOf(all, `!(${any})`) },
    ],
    titleTiers: { tier: 2, tsquery: allOf(any, filters), column, isMerged: true },
  }
}

/** The same words as lexemes of the title: as the employer writes it, in other forms of these words, or by any name of the trade. Empty for searches with "-": what a title leaves out says too little. */
export function titleQuery({ stems, written }: Words, as: '#w' | '#n' | '#t'): string {
  return stems.includes('!') ? '' : (as === '#w' ? written : stems).replace(lexemes, `$1'${as}$2'`)
}
