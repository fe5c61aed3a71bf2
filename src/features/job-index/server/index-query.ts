import { noWords, type Words } from './parse-queries.ts'
import { isPlain, rankQuery } from './rank-words.ts'
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
  readonly titles: TitleQueries | null
  readonly tiers: readonly TierQuery[]
  /** All tiers except the last, merged into one query. */
  readonly titleTiers: TierQuery | null
}

/** `writtenIn` is the column that has all lexemes of `written`. */
type TitleQueries = {
  readonly written: string
  readonly writtenIn: TierQuery['column']
  readonly own: string
  readonly any: string
  readonly rank: string
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
  const titles = ranksByTitle
    ? withTextFirst(titlesOf(wanted, rankQuery(wantedOf(typed ?? words).written, facets)), restOf(wanted, typed))
    : null
  if (!titles) return { all, titles, tiers: [{ ...last, tsquery: all }], titleTiers: null }
  const { written, writtenIn, own, any, rank } = titles
  const kept = allOf(filters, unwanted)
  const ofWritten = writtenIn === 'tsv' ? writtenIn : column
  return {
    all,
    titles,
    tiers: [
      { tier: 0, tsquery: allOf(written, kept, rank), column: ofWritten },
      { tier: 1, tsquery: allOf(own, kept, `!(${allOf(written, rank)})`), column: ofWritten },
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
  const same = sameWorkQuery(wanted)
  const [written, own, any] = [titleQuery(wanted, '#w'), titleQuery(wanted, '#n'), titleQuery(wanted, '#t')]
  return own ? { written: allOf(written, same), writtenIn: 'head', own: allOf(own, same), any: allOf(any, same), rank } : null
}

/**
 * What was typed beside the name that is searched, as a query for any of it in the whole job: of "physics teacher", searched as "teacher", it is
 * "physics". Empty if nothing is left, and for words that are no plain list.
 */
function restOf({ stems }: Words, typed: Words | undefined): string {
  if (typed === undefined || /[!|]/.test(typed.stems)) return ''
  const all = typed.stems.split(' & ')
  const rest = all.filter((stem) => !stems.includes(stem))
  return rest.length === all.length ? '' : rest.join(' | ')
}

/**
 * Jobs of the searched name that mention any of the rest of what was typed come first, then the others of that name. Not if a rank was typed, which
 * says more about the job.
 */
function withTextFirst(titles: TitleQueries | null, rest: string): TitleQueries | null {
  if (titles === null || rest === '' || !isPlain(titles.rank)) return titles
  const own = allOf(titles.written, titles.rank)
  return { ...titles, written: allOf(own, rest), writtenIn: 'tsv', own }
}

/**
 * Converts words to lexemes of titles: `#w` as the employer writes them, `#n` stemmed, `#t` by any name of the trade. Empty for words with "-", because
 * a word that is missing in the title may occur elsewhere in the job.
 */
export function titleQuery({ stems, written }: Words, as: '#w' | '#n' | '#t'): string {
  return stems.includes('!') ? '' : (as === '#w' ? written : stems).replace(lexemes, `$1'${as}$2'`)
}
