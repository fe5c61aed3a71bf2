/** Chooses a strategy to find a page. An estimate changes the duration, never the result. */
import type { Pool } from 'pg'
import { allOf, totalCap } from '#features/job-index/server/public.ts'
import {
  countAll,
  countMatches,
  type Estimates,
  fetchAll,
  fetchIfFew,
  fetchTier,
  isOverCap,
  listAll,
  scan,
} from './match-queries.ts'
import type { PageRequest } from './page-request.ts'
import type { IndexQuery } from './parse-search.ts'

/** `total` counts at most up to `totalCap`. */
export type Matches = { readonly ids: readonly string[]; readonly total: number }

/** Tests force estimates, to prove that a wrong one never changes the result. */
type Options = { readonly force?: Estimates }

export async function findMatches(pool: Pool, query: IndexQuery, page: PageRequest, { force }: Options = {}): Promise<Matches> {
  if (!query.all) {
    const [ids, total] = await Promise.all([listAll(pool, page), countAll(pool, page)])
    return { ids, total }
  }
  const ranked = page.ranksByTitle ? query : { ...query, first: '' }
  const found = force ?? (await fetchIfFew(pool, ranked, page))
  if ('ids' in found) return { ids: found.ids, total: Math.min(found.found, totalCap) }
  const [ids, total] = await Promise.all([findMany(pool, ranked, page, found), totalOf(pool, ranked, page, found)])
  return { ids: ids ?? (await fetchAll(pool, ranked, page)).ids, total }
}

function totalOf(pool: Pool, query: IndexQuery, page: PageRequest, estimates: Estimates): number | Promise<number> {
  return isOverCap(estimates) ? totalCap : countMatches(pool, query, page)
}

/** `scanned` and `fetched` match the same people: the scanned query has no ranges, because a scan compares the rows with them anyway. */
type Tier = { readonly scanned: string; readonly fetched: string; readonly estimate: number; readonly column: 'head' | 'tsv' }

function tiersOf(query: IndexQuery, { all, first }: Estimates): Tier[] {
  const { first: inHead, filters, phrase } = query
  // The indexes of the orders do not contain phrases.
  const column = phrase ? 'tsv' : 'head'
  if (!inHead) return [{ scanned: filters || query.all, fetched: query.all, estimate: all, column: filters ? column : 'tsv' }]
  const others = `(${query.all}) & !(${inHead})`
  return [
    { scanned: inHead, fetched: allOf(inHead, query.ranges), estimate: first, column },
    { scanned: others, fetched: others, estimate: all - first, column: 'tsv' },
  ]
}

/** Null if fewer were found than estimated; then all matches are fetched. */
async function findMany(pool: Pool, query: IndexQuery, page: PageRequest, estimates: Estimates): Promise<string[] | null> {
  const ids: string[] = []
  let { offset } = page
  for (const tier of tiersOf(query, estimates)) {
    const rest = { ...page, offset, limit: page.limit - ids.length }
    const wanted = rest.offset + rest.limit
    if (tier.estimate > wanted) {
      const others = await fill(pool, query, { tier, page: rest, indexed: estimates.indexed })
      return others.length === rest.limit ? [...ids, ...others] : null
    }
    const whole = await fetchTier(pool, { ...query, all: tier.fetched }, rest)
    ids.push(...whole.ids)
    if (ids.length === page.limit) return ids
    offset = Math.max(0, offset - whole.found)
  }
  return null
}

/** Measured costs in microseconds: scanning a row by the vector in the index or in the table, and fetching a match. */
const costs = { scan: { head: 0.3, tsv: 1.5 }, fetch: 1.6 }

type TierSearch = { readonly tier: Tier; readonly page: PageRequest; readonly indexed: number }

async function fill(pool: Pool, query: IndexQuery, { tier, page, indexed }: TierSearch): Promise<readonly string[]> {
  const rows = ((page.offset + page.limit) * indexed) / tier.estimate
  const isScan = costs.scan[tier.column] * rows < costs.fetch * tier.estimate
  if (!isScan) return (await fetchTier(pool, { ...query, all: tier.fetched }, page)).ids
  // The limit tolerates an estimate that is somewhat too low, and ends the scan if it was far too high.
  return scan(pool, { ...query, all: tier.scanned, column: tier.column, budget: 1_000 + 3 * Math.ceil(rows) }, page)
}
