/** Executes the strategies of a plan. All of them produce the same page. */
import type { Pool } from 'pg'
import { fetchAndSort, fetchRecentAndSort } from './fetch-queries.ts'
import { scanInOrder } from './scan-queries.ts'
import type { Hit } from './hits.ts'
import type { PageRequest } from './page-request.ts'
import { cheapestStrategy, type Plan, type PlannedTier, rowsScannedFor, type Strategy } from './plan.ts'

type Window = Pick<PageRequest, 'offset' | 'limit'>

/** The number of rows after which a scan is given up: a slightly low estimate must not end it early, but one that was far too high must. */
const scanBudget = (estimatedRows: number): number => 1_000 + 3 * Math.ceil(estimatedRows)

/** Fetches and sorts all matches. Needs no estimates, so it is also the fallback if another strategy finds too few jobs. */
export function fetchAllTiers(pool: Pool, { query, page }: Plan) {
  return fetchAndSort(pool, { tsquery: query.all, titles: query.titles }, page)
}

/**
 * Fetches whole tiers that are probably too small to fill the page; the next tier fills the rest. Returns null if it has fewer jobs than estimated.
 */
export async function tierByTier(pool: Pool, plan: Plan): Promise<readonly Hit[] | null> {
  const hits: Hit[] = []
  let { offset } = plan.page
  for (const tier of plan.tiers) {
    if (tier.after === undefined) continue
    const window = { offset, limit: plan.page.limit - hits.length }
    if (tier.estimate.jobs > window.offset + window.limit) {
      const others = await fillFrom(pool, plan, tier, window)
      return others && [...hits, ...others]
    }
    const whole = await fetchTier(pool, plan, tier, window)
    hits.push(...whole.hits)
    if (hits.length === plan.page.limit) return hits
    offset = Math.max(0, offset - whole.found)
  }
  return null
}

type Fill = (pool: Pool, plan: Plan, tier: PlannedTier, window: Window) => Promise<readonly Hit[]>
const fills: Readonly<Record<Strategy, Fill>> = {
  'ordered scan': scanTier,
  'fetch recent and sort': (pool, plan, tier, window) =>
    fetchRecentAndSort(pool, matchesOf(plan, tier), pageWithin(plan, tier, window)),
  'fetch and sort': async (...given) => (await fetchTier(...given)).hits,
}

async function fillFrom(pool: Pool, plan: Plan, tier: PlannedTier, window: Window): Promise<readonly Hit[] | null> {
  const { strategy } = cheapestStrategy(plan, tier, window.offset + window.limit)
  const hits = await fills[strategy](pool, plan, tier, window)
  return hits.length === window.limit ? hits : null
}

function scanTier(pool: Pool, plan: Plan, tier: PlannedTier, window: Window): Promise<Hit[]> {
  const budget = scanBudget(rowsScannedFor(window.offset + window.limit, tier, plan))
  return scanInOrder(pool, { ...tier, budget }, pageWithin(plan, tier, window))
}

function fetchTier(pool: Pool, plan: Plan, tier: PlannedTier, window: Window) {
  return fetchAndSort(pool, matchesOf(plan, tier), pageWithin(plan, tier, window))
}

function matchesOf({ query: { titles } }: Plan, { tsquery, tier, isMerged = false }: PlannedTier) {
  return { tsquery, titles, tier: isMerged ? undefined : tier }
}

function pageWithin({ page }: Plan, { after }: PlannedTier, window: Window): PageRequest {
  return { ...page, ...window, after: after ?? null }
}
