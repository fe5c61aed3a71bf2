import { noWords, type Words } from './parse-queries.ts'
import { rankQuery } from './rank-words.ts'
import { sameWorkQuery } from './other-work.ts'
import { splitExclusions } from './split-exclusions.ts'
import { allOf, type Facet, facetsQuery, needsWholeVector } from './facets.ts'

/** Matches the lexemes of a tsquery as PostgreSQL prints it, for example `'nurs' & !'night'`. */
const lexemes = /(!?\(?\s*)'((?:[^']|'')*)'/g

/**
 * Rank tiers: where a job has the words of the search. All jobs of a tier come before those of the next, the newest first within each: 0 in the title
 * as typed, if it has the rank that was asked for, 1 in the title in another form or rank, 2 in other names of the trade with that rank, 3 with another
 * rank, 4 anywhere. Orders other than relevance use only the last tier.
 */
export const rankTiers = [0, 1, 2, 3, 4] as const
export type RankTier = (typeof rankTiers)[number]
export const lastTier = 4 satisfies RankTier

/** A query for the jobs of one tier, without those of the tiers before it. */
export type TierQuery = {
  readonly tier: RankTier
  readonly tsquery: string
  /** `head` is a small tsvector with the lexemes of titles and facets only, which the B-tree indexes of the orders include. */
  readonly column: 'head' | 'tsv'
  /** Several tiers are merged in this query. Their jobs can only be sorted after all of them are fetched. */
  readonly isMerged?: boolean
}

/** The tsqueries of a search. */
export type IndexQuery = {
  readonly all: string
  /** The queries that define the tiers before the last; those of the words each include the one before. Null if titles do not count. */
  readonly titles: { readonly written: string; readonly own: string; readonly any: string; readonly rank: string } | null
  readonly tiers: readonly TierQuery[]
  /** All tiers except the last, merged into one query. */
  readonly titleTiers: TierQuery | null
}

type Terms = {
  readonly words: Words
  readonly facets: readonly Facet[]
  readonly ranksByTitle: boolean
  /** What was typed, if `words` are another name of the work or a part of it: it says the rank. */
  readonly typed?: Words | undefined
}

export function indexQueryOf({ words, facets, ranksByTitle, typed }: Terms): IndexQuery {
  const filters = facetsQuery(facets)
  const all = allOf(words.stems, filters)
  const { wanted, unwanted } = splitExclusions(words) ?? nothingWanted
  const column = needsWholeVector(facets) || unwanted ? 'tsv' : 'head'
  const last = { tier: lastTier, column: words.stems ? 'tsv' : column } as const
  const titles = ranksByTitle ? titlesOf(wanted, rankQuery(wantedOf(typed ?? words).written, facets)) : null
  if (!titles) return { all, titles, tiers: [{ ...last, tsquery: all }], titleTiers: null }
  const { written, own, any, rank } = titles
  const kept = allOf(filters, unwanted)
  return {
    all,
    titles,
    tiers: [
      { tier: 0, tsquery: allOf(written, kept, rank), column },
      { tier: 1, tsquery: allOf(own, kept, `!(${allOf(written, rank)})`), column },
      { tier: 2, tsquery: allOf(any, kept, `!(${own})`, rank), column },
      { tier: 3, tsquery: allOf(any, kept, `!(${own} | ${rank})`), column },
      { ...last, tsquery: allOf(all, `!(${any})`) },
    ],
    titleTiers: { tier: 3, tsquery: allOf(any, kept), column, isMerged: true },
  }
}

const nothingWanted = { wanted: noWords, unwanted: '' }

const wantedOf = (words: Words): Words => splitExclusions(words)?.wanted ?? words

function titlesOf(wanted: Words, rank: string): IndexQuery['titles'] {
  // A title in which the words name another trade only mentions them.
  const same = sameWorkQuery(wanted.written)
  const [written, own, any] = [titleQuery(wanted, '#w'), titleQuery(wanted, '#n'), titleQuery(wanted, '#t')]
  return own ? { written: allOf(written, same), own: allOf(own, same), any: allOf(any, same), rank } : null
}

/**
 * Converts words to lexemes of titles: `#w` as the employer writes them, `#n` stemmed, `#t` by any name of the trade. Empty for words with "-", because
 * a word that is missing in the title may occur elsewhere in the job.
 */
export function titleQuery({ stems, written }: Words, as: '#w' | '#n' | '#t'): string {
  return stems.includes('!') ? '' : (as === '#w' ? written : stems).replace(lexemes, `$1'${as}$2'`)
}
