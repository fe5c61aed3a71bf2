import type { Pool } from 'pg'
import { statement } from '#platform/server/postgres/named-parameters.ts'

/** Quartiles in rupees a year, or zeros if no job states its pay. A job counts with the middle of its pay range. */
export type AdvertisedPay = {
  readonly jobs: number
  readonly lowerQuarter: number
  readonly median: number
  readonly upperQuarter: number
}

/** The maximum number of jobs read. It is more than enough for a median and limits the time. */
const jobsRead = 20_000
const fewerRead = 3_000

const figures = `count(*)::int jobs,
  coalesce(round(percentile_cont(0.25) within group (order by pay)), 0)::int "lowerQuarter",
  coalesce(round(percentile_cont(0.5) within group (order by pay)), 0)::int median,
  coalesce(round(percentile_cont(0.75) within group (order by pay)), 0)::int "upperQuarter"`

export async function readAdvertisedPay(pool: Pool, tsquery: string, now: Date): Promise<AdvertisedPay> {
  const { rows } = await pool.query<AdvertisedPay>(
    statement(
      'advertised-pay',
      `select ${figures} from (select (pay_low::bigint + pay_high) / 2.0 pay from job_search
        where tsv @@ $tsquery::tsquery and expires_at > $now and pay_high + 0 > 0 limit ${jobsRead}) stated`,
      { tsquery, now },
    ),
  )
  return rows[0] ?? { jobs: 0, lowerQuarter: 0, median: 0, upperQuarter: 0 }
}

/** Tsqueries for the other jobs of the trade (`trade`), and for those of the same level, city and state. An empty query matches nothing. */
type SimilarPay = {
  readonly jobId: string
  readonly trade: string
  readonly level: string
  readonly city: string
  readonly state: string
}
/** The groups of jobs to compare with, from the narrowest to the widest. `city` and `state` include only jobs of the same level. */
export const payGroups = ['city', 'state', 'level', 'trade'] as const
export type PayGroup = (typeof payGroups)[number]
export type GroupPay = AdvertisedPay & { readonly name: PayGroup }

/** Returns the pay of each group. Groups without jobs are omitted. */
export async function readPayOfSimilar(pool: Pool, sought: SimilarPay, now: Date): Promise<GroupPay[]> {
  const { rows } = await pool.query<GroupPay>(
    statement(
      'pay-of-similar',
      `select name, ${figures} from (
        select (pay_low::bigint + pay_high) / 2.0 pay, head @@ $level::tsquery is_level, head @@ $city::tsquery is_city,
          head @@ $state::tsquery is_state
        from job_search where tsv @@ $trade::tsquery and expires_at > $now and pay_high + 0 > 0 and job_id <> $jobId
        limit ${fewerRead}) stated,
      lateral (values ('city', is_level and is_city), ('state', is_level and is_state), ('level', is_level), ('trade', true))
        groups (name, is_in)
      where is_in group by name`,
      { ...sought, now },
    ),
  )
  return rows
}
