/** How many jobs match, estimated from samples that have small indexes of their own. */
import type { Pool } from 'pg'
import { totalCap } from './count-queries.ts'
import type { TierQuery } from './index-query.ts'
import { statement } from '#platform/server/postgres/named-parameters.ts'
import { isOpenAndPaid, type PageRequest, parametersOf } from './page-request.ts'

/** How many jobs match a query, and how many of them are recent and still to be shown. */
export type Estimate = { readonly jobs: number; readonly recent: number }
/** They choose a strategy, never the answer. */
export type Estimates = {
  /** Jobs in the index. */
  readonly indexed: number
  /** One for each tier. */
  readonly tiers: readonly Estimate[]
  /** It is beyond doubt that more match than are counted. */
  readonly isSurelyOverCap: boolean
}

/** One of so many jobs is in the sample: the conditions of the indexes `job_search_sample_64_gin` and `job_search_sample_8_gin`. */
const smallSample = 64
const largeSample = 8
const isSampled = (oneOf: number): string => `(uuid_hash(job_id) & ${oneOf - 1}) = 0`

/** Where a thousand jobs match, so many are in the sample once in ten million searches: five standard deviations and a little more. */
const provesOverCap = (oneOf: number): number => Math.ceil(totalCap / oneOf + 5.2 * Math.sqrt(totalCap / oneOf) + 4)
/** An estimate less one standard deviation; none in the sample stands for none. */
export const atLeastProbably = (estimate: number): number =>
  estimate + smallSample - Math.sqrt(smallSample * (estimate + smallSample))

/** Fewer in the sample than this: to fetch them all is what every plan would do, because the total must be counted anyway. */
export const fewSampled = Math.ceil((1.4 * totalCap) / smallSample)
export const countSampled = `select count(*) from (
  select from job_search where tsv @@ $all::tsquery and ${isSampled(smallSample)} and ${isOpenAndPaid} limit ${fewSampled}) few`

/** Recent jobs of a tier count down from the position of the page only. */
const sampleTier = (i: number): string => `(
  select json_build_array(count(*), count(*) filter (where is_recent and created_at <= $from${i})) from (
    select is_recent, created_at from job_search
    where tsv @@ $tier${i}::tsquery and ${isSampled(smallSample)} and ${isOpenAndPaid} limit $enoughSampled) s)`

/** What `estimatesSql` returns. */
export type SampledTiers = { readonly indexed: number; readonly sampled: readonly (readonly [number, number])[] }

/** The matches of each tier in the sample, as one value of JSON: PostgreSQL reads them only where the value is asked for. */
export const estimatesSql = (tiers: readonly TierQuery[]): string => `json_build_object(
  'indexed', (select reltuples from pg_class where oid = 'job_search'::regclass),
  'sampled', json_build_array(${tiers.map((_, i) => sampleTier(i)).join(', ')}))`

/** More in the sample does not tell one strategy from another. */
const enoughSampled = ({ offset, limit }: PageRequest): number => 80 + Math.ceil((offset + limit) / 2)

export function estimateParameters(tiers: readonly TierQuery[], page: PageRequest): Readonly<Record<string, unknown>> {
  const { after } = page
  const ofTiers = tiers.flatMap(({ tier, tsquery }, i) => [
    [`tier${i}`, tsquery],
    [`from${i}`, after?.tier === tier ? after.createdAt : 'infinity'],
  ])
  return { enoughSampled: enoughSampled(page), ...Object.fromEntries(ofTiers) }
}

export function estimateCardinality({ indexed, sampled }: SampledTiers, page: PageRequest): Estimates {
  const enough = enoughSampled(page)
  return {
    indexed: indexed > 0 ? indexed : Infinity,
    // A sample comes oldest first: where it was cut off, the recent jobs are not known, and a scan is soon at its end.
    tiers: sampled.map(([all, recent]) => ({ jobs: smallSample * all, recent: all < enough ? smallSample * recent : 0 })),
    isSurelyOverCap: sampled.reduce((sum, [all]) => sum + all, 0) >= provesOverCap(smallSample),
  }
}

/** From the larger sample: where fewer than half as many more match than are counted, it cannot tell. */
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
