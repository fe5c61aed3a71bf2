import type { Pool } from 'pg'
import type { Words } from './parse-queries.ts'
import { countAll, countMatches, totalCap } from './count-queries.ts'
import { type Estimates, isSurelyOverCap } from './estimate-queries.ts'
import { fetchIfFew } from './fetch-queries.ts'
import { listAll } from './scan-queries.ts'
import type { Facet } from './facets.ts'
import type { Hit } from './hits.ts'
import { type IndexQuery, indexQueryOf, lastTier } from './index-query.ts'
import type { MemoryFinder } from './memory/memory-search.ts'
import type { PageRequest } from './page-request.ts'
import { isFetchingAllCheaper, isProbablyOverCap, type Plan, planOf } from './plan.ts'
import { fetchAllTiers, tierByTier } from './strategies.ts'

export type MatchRequest = {
  readonly words: Words
  readonly facets: readonly Facet[]
  readonly ranksByTitle: boolean
  readonly typed?: Words | undefined
  readonly page: PageRequest
}
/** `total` is exact below `totalCap` and never larger. */
export type Matches = { readonly hits: readonly Hit[]; readonly total: number }

/** Tests force wrong estimates to prove that these cost time but never change the result. */
export type ForcedEstimates = (query: IndexQuery) => Estimates

type Options = { readonly memory?: MemoryFinder; readonly force?: ForcedEstimates | undefined }

/** Searches the index in memory if it is loaded, otherwise the database. Both return the same result. */
export async function findMatches(pool: Pool, request: MatchRequest, { memory, force }: Options = {}): Promise<Matches> {
  const query = indexQueryOf(request)
  const page = pageOf(request.page, query)
  return (await memory?.find(query, page)) ?? findInDatabase(pool, query, page, force)
}

async function findInDatabase(pool: Pool, query: IndexQuery, page: PageRequest, force?: ForcedEstimates): Promise<Matches> {
  if (!query.all) return listAllJobs(pool, page)
  if (force) return execute(pool, planOf(query, page, force(query)))
  const first = await fetchIfFew(pool, query, page)
  return 'hits' in first ? capped(first) : execute(pool, planOf(query, page, first))
}

/** If titles do not count, all jobs are in the last tier. */
function pageOf(page: PageRequest, { titles }: IndexQuery): PageRequest {
  return { ...page, after: page.after && { ...page.after, tier: titles ? page.after.tier : lastTier } }
}

async function execute(pool: Pool, plan: Plan): Promise<Matches> {
  if (isFetchingAllCheaper(plan)) return capped(await fetchAllTiers(pool, plan))
  const [hits, total] = await Promise.all([tierByTier(pool, plan), totalOf(pool, plan)])
  return { hits: hits ?? (await fetchAllTiers(pool, plan)).hits, total }
}

async function totalOf(pool: Pool, plan: Plan): Promise<number> {
  const { query, page } = plan
  const isOver = plan.isSurelyOverCap || (isProbablyOverCap(plan) && (await isSurelyOverCap(pool, query.all, page)))
  return isOver ? totalCap : countMatches(pool, query.all, page)
}

function capped({ hits, found }: { readonly hits: readonly Hit[]; readonly found: number }): Matches {
  return { hits, total: Math.min(found, totalCap) }
}

async function listAllJobs(pool: Pool, page: PageRequest): Promise<Matches> {
  const total = await countAll(pool, page)
  return { hits: await listAll(pool, total < totalCap, page), total }
}
