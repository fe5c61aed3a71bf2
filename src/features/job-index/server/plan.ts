/** Estimates the cost of each strategy in microseconds. The choice of a plan is described in docs/search.md. */
import { totalCap } from './count-queries.ts'
import { atLeastProbably, type Estimate, type Estimates } from './estimate-queries.ts'
import type { IndexQuery, TierQuery } from './index-query.ts'
import type { PageRequest, Position } from './page-request.ts'

export type PlannedTier = TierQuery & { readonly estimate: Estimate; readonly after: Position | null | undefined }
export type Plan = {
  readonly query: IndexQuery
  readonly tiers: readonly PlannedTier[]
  readonly page: PageRequest
  /** The number of jobs in the index. */
  readonly indexed: number
  readonly isSurelyOverCap: boolean
}

/**
 * Measured costs in microseconds: scanning a row of an order's index (with `head` or with `tsv`), fetching a row of the table, and executing a
 * statement.
 */
const costs = { scan: { head: 0.3, tsv: 0.7 }, fetch: 1.6, statement: 200 }
/** If the title tiers have at most this many matches together, one query for all of them is cheaper than one for each. */
const fewInTitles = 100

export function planOf(query: IndexQuery, page: PageRequest, { indexed, tiers, isSurelyOverCap }: Estimates): Plan {
  const planned = query.tiers.map((tier, i) => ({
    ...tier,
    after: positionWithin(tier, page.after),
    estimate: tiers[i] ?? { jobs: 0, recent: 0 },
  }))
  return { query, tiers: withTitlesMerged(planned, query, page), page, indexed, isSurelyOverCap }
}

function withTitlesMerged(tiers: readonly PlannedTier[], { titleTiers }: IndexQuery, { after }: PageRequest) {
  if (!titleTiers) return tiers
  const estimate = { jobs: tiers.slice(0, -1).reduce((sum, tier) => sum + tier.estimate.jobs, 0), recent: 0 }
  if (estimate.jobs > fewInTitles) return tiers
  return [{ ...titleTiers, estimate, after: positionWithin(titleTiers, after) }, ...tiers.slice(-1)]
}

/** The position after which the page continues within a tier: null for its beginning, undefined if the whole tier was on earlier pages. */
function positionWithin({ tier, isMerged = false }: TierQuery, after: Position | null): Position | null | undefined {
  if (!after || (tier > after.tier && !isMerged)) return null
  return tier >= after.tier ? after : undefined
}

const estimatedMatches = ({ tiers }: Plan): number => tiers.reduce((sum, { estimate }) => sum + estimate.jobs, 0)

export const isFetchingAllCheaper = (plan: Plan): boolean =>
  costs.statement + costs.fetch * estimatedMatches(plan) <= tierByTierCost(plan) + countingCost(plan)

/** True if the 1/8 sample will probably prove that the total exceeds the cap. */
export const isProbablyOverCap = (plan: Plan): boolean => estimatedMatches(plan) > 1.4 * totalCap

function countingCost(plan: Plan): number {
  if (plan.isSurelyOverCap) return 0
  return costs.statement + costs.fetch * (isProbablyOverCap(plan) ? totalCap / 5 : estimatedMatches(plan))
}

/** The cost of fetching whole tiers until one of them fills the page. */
function tierByTierCost(plan: Plan): number {
  let { offset, limit: room } = plan.page
  let sum = 0
  for (const tier of plan.tiers) {
    if (tier.after === undefined) continue
    const { jobs } = tier.estimate
    if (jobs > offset + room) return sum + cheapestStrategy(plan, tier, offset + room).cost
    sum += costs.statement + costs.fetch * jobs
    room -= Math.max(0, jobs - offset)
    offset = Math.max(0, offset - jobs)
  }
  return Infinity
}

/** The expected number of rows that an ordered scan reads to find `wanted` jobs of a tier. Infinity if the tier has too few. */
export const rowsScannedFor = (wanted: number, { estimate }: Pick<PlannedTier, 'estimate'>, { indexed }: Plan): number =>
  estimate.jobs > wanted ? (wanted * indexed) / estimate.jobs : Infinity

export type Strategy = 'ordered scan' | 'fetch recent and sort' | 'fetch and sort'
type PricedStrategy = { readonly strategy: Strategy; readonly cost: number }

/** Returns the cheapest strategy for reading the first `wanted` jobs of a tier. */
export function cheapestStrategy(plan: Plan, tier: PlannedTier, wanted: number): PricedStrategy {
  const fetchAndSort = { strategy: 'fetch and sort', cost: costs.fetch * tier.estimate.jobs } as const
  if (tier.isMerged) return fetchAndSort
  const strategies: readonly PricedStrategy[] = [
    fetchAndSort,
    { strategy: 'ordered scan', cost: costs.scan[tier.column] * rowsScannedFor(wanted, tier, plan) },
    { strategy: 'fetch recent and sort', cost: fetchRecentCost(plan, tier, wanted) },
  ]
  const { strategy, cost } = strategies.reduce((best, other) => (other.cost < best.cost ? other : best))
  return { strategy, cost: costs.statement + cost }
}

/** This strategy works only for the order by date, in which the newest jobs come first. */
const fetchRecentCost = ({ page }: Plan, { estimate: { recent } }: PlannedTier, wanted: number): number =>
  page.order === 'recent' && atLeastProbably(recent) > wanted ? costs.fetch * recent : Infinity
