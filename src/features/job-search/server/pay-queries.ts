import type { Pool } from 'pg'
import { statement } from '#platform/server/postgres/named-parameters.ts'

/** Rupees a year; zeros where no job states its pay. A job counts with the middle of what it offers. */
export type AdvertisedPay = {
  readonly jobs: number
  readonly lowerQuarter: number
  readonly median: number
  readonly upperQuarter: number
}

/** More than enough for a median, and a bound for the time it takes. */
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

/** Queries of the index: the other jobs of a trade, and which of them are of the same level and place. An empty one matches none. */
type SimilarPay = {
  readonly jobId: string
  readonly trade: string
  readonly level: string
  readonly city: string
  readonly state: string
}
/** From the narrowest group of jobs to the widest. */
export const payGroups = ['city', 'state', 'level', 'trade'] as const
export type PayGroup = (typeof payGroups)[number]
export type GroupPay = AdvertisedPay & { readonly name: PayGroup }

/** Groups without jobs are left out. */
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
