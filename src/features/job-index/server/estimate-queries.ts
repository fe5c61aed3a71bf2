/** Estimates the number of matches from samples of the jobs, which have small indexes of their own. */
import type { Pool } from 'pg'
import { totalCap } from './count-queries.ts'
import type { TierQuery } from './index-query.ts'
import { statement } from '#platform/server/postgres/named-parameters.ts'
import { isOpenAndPaid, type PageRequest, parametersOf } from './page-request.ts'

/** The estimated number of matches, and of recent matches after the position of the page. */
export type Estimate = { readonly jobs: number; readonly recent: number }
/** Estimates affect the choice of a strategy, never the result. */
export type Estimates = {
  /** The number of jobs in the index. */
  readonly indexed: number
  /** One estimate for each rank tier, in the same order. */
  readonly tiers: readonly Estimate[]
  /** True if the sample proves that the total exceeds `totalCap`. */
  readonly isSurelyOverCap: boolean
}

/**
 * The sampling rates: one of 64 and one of 8 jobs. They must match the conditions of the indexes `job_search_sample_64_gin` and
 * `job_search_sample_8_gin`.
 */
const smallSample = 64
const largeSample = 8
const isSampled = (oneOf: number): string => `(uuid_hash(job_id) & ${oneOf - 1}) = 0`

/**
 * The number of sampled matches that proves a total over the cap. With 1,000 matches, a sample has this many once in ten million searches (a little
 * over five standard deviations).
 */
const provesOverCap = (oneOf: number): number => Math.ceil(totalCap / oneOf + 5.2 * Math.sqrt(totalCap / oneOf) + 4)
/** A lower bound of an estimate: one standard deviation below it. An estimate of 0 stays 0. */
export const atLeastProbably = (estimate: number): number =>
  estimate + smallSample - Math.sqrt(smallSample * (estimate + smallSample))

/** If the sample has fewer matches, all of them are fetched: every plan would have to read them anyway, because the total must be counted. */
export const fewSampled = Math.ceil((1.4 * totalCap) / smallSample)
export const countSampled = `select count(*) from (
  select from job_search where tsv @@ $all::tsquery and ${isSampled(smallSample)} and ${isOpenAndPaid} limit ${fewSampled}) few`

/**
 * Sampled matches of each tier, and the recent ones after the position of the page, as common table expressions. PostgreSQL evaluates them only if
 * `estimatesSql` is selected, and a tier only if the tiers before it do not decide: of most searches the first one does.
 */
export const sampledTiersSql = (tiers: readonly TierQuery[], page: PageRequest): string =>
  tiers
    .map(
      (_, i) => `sampled${i} as materialized (
        select count(*)::int as n, (count(*) filter (where is_recent and created_at <= $from${i}))::int as recent from (
          select is_recent, created_at from job_search
          where ${isUndecidedSql(tiers.slice(0, i), page)} and tsv @@ $tier${i}::tsquery and ${isSampled(smallSample)} and ${isOpenAndPaid}
          limit $enoughSampled) s)`,
    )
    .join(', ')

function isUndecidedSql(before: readonly TierQuery[], page: PageRequest): string {
  const counts = before.flatMap((tier, i) => (isOnPage(tier, page) ? [`(select n from sampled${i})`] : []))
  return counts.length === 0 ? 'true' : `${counts.join(' + ')} < $decisive`
}

/** False for tiers that were on earlier pages as a whole. */
const isOnPage = ({ tier }: TierQuery, { after }: PageRequest): boolean => !after || tier >= after.tier

/** The number of sampled matches after which later tiers change nothing: the page is full, and the total is over the cap. */
const decisive = ({ offset, limit }: PageRequest): number => provesOverCap(smallSample) + Math.ceil((offset + limit) / 32)

/** The result of `estimatesSql`: pairs of sampled and recent matches, one for each tier. */
export type SampledTiers = { readonly indexed: number; readonly sampled: readonly (readonly [number, number])[] }

/** The sampled matches of all tiers as one JSON value. */
export const estimatesSql = (tiers: readonly TierQuery[]): string => `json_build_object(
  'indexed', (select reltuples from pg_class where oid = 'job_search'::regclass),
  'sampled', json_build_array(${tiers.map((_, i) => `(select json_build_array(n, recent) from sampled${i})`).join(', ')}))`

/** The limit of sampled matches. A higher number would not change the choice of a strategy. */
const enoughSampled = ({ offset, limit }: PageRequest): number => 80 + Math.ceil((offset + limit) / 2)

export function estimateParameters(tiers: readonly TierQuery[], page: PageRequest): Readonly<Record<string, unknown>> {
  const { after } = page
  const ofTiers = tiers.flatMap(({ tier, tsquery }, i) => [
    [`tier${i}`, tsquery],
    [`from${i}`, after?.tier === tier ? after.createdAt : 'infinity'],
  ])
  return { enoughSampled: enoughSampled(page), decisive: decisive(page), ...Object.fromEntries(ofTiers) }
}

export function estimateCardinality(
  { indexed, sampled }: SampledTiers,
  tiers: readonly TierQuery[],
  page: PageRequest,
): Estimates {
  const enough = enoughSampled(page)
  let before = 0
  const estimates = sampled.map(([all, recent], i): Estimate => {
    if (before >= decisive(page)) return unsampled
    before += tiers[i] && isOnPage(tiers[i], page) ? all : 0
    // The sample is read from the oldest job. If the limit cut it off, the number of recent jobs is unknown; an ordered scan is then cheap anyway,
    // because many jobs match.
    return { jobs: smallSample * all, recent: all < enough ? smallSample * recent : 0 }
  })
  return {
    indexed: indexed > 0 ? indexed : Infinity,
    tiers: estimates,
    isSurelyOverCap: sampled.reduce((sum, [all]) => sum + all, 0) >= provesOverCap(smallSample),
  }
}

/** Keeps the plan from fetching all tiers. */
const unsampled: Estimate = { jobs: Infinity, recent: 0 }

/** Reads the 1/8 sample. It cannot prove totals that exceed the cap by less than about half. */
export async function isSurelyOverCap(pool: Pool, tsquery: string, page: PageRequest): Promise<boolean> {
  const { rows } = await pool.query<{ n: number }>(
    statement(
      'search-large-sample',
      `select count(*)::int n from (select from job_search
        where tsv @@ $tsquery::tsquery and ${isSampled(largeSample)} and ${isOpenAndPaid} limit ${provesOverCap(largeSample)}) s`,
      { tsquery, ...parametersOf(page) },
    ),
  )
  return (rows[0]?.n ?? 0) >= provesOverCap(largeSample)
}
