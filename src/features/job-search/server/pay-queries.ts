import type { Pool } from 'pg'
import { statement } from '#platform/server/postgres/named-parameters.ts'

/** Rupees a year; zeros where no job states its pay. */
export type AdvertisedPay = {
  readonly jobs: number
  readonly lowerQuarter: number
  readonly median: number
  readonly upperQuarter: number
}

/** A job counts with the middle of what it offers. More than enough for a median, and a bound for the time it takes. */
const jobsRead = 20_000

export async function readAdvertisedPay(pool: Pool, tsquery: string, now: Date): Promise<AdvertisedPay> {
  const { rows } = await pool.query<AdvertisedPay>(
    statement(
      'advertised-pay',
      `select count(*)::int jobs,
        coalesce(round(percentile_cont(0.25) within group (order by pay)), 0)::int "lowerQuarter",
        coalesce(round(percentile_cont(0.5) within group (order by pay)), 0)::int median,
        coalesce(round(percentile_cont(0.75) within group (order by pay)), 0)::int "upperQuarter"
      from (select (pay_low::bigint + pay_high) / 2.0 pay from job_search
        where tsv @@ $tsquery::tsquery and expires_at > $now and pay_high + 0 > 0 limit ${jobsRead}) stated`,
      { tsquery, now },
    ),
  )
  return rows[0] ?? { jobs: 0, lowerQuarter: 0, median: 0, upperQuarter: 0 }
}
