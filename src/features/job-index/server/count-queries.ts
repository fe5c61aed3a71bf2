import type { Pool } from 'pg'
import { statement } from '#platform/server/postgres/named-parameters.ts'
import { isOpenAndPaid, type PageRequest } from './page-request.ts'

/** Totals are exact up to 1,000. Counting stops at 1,001, which proves that there are more. */
export const totalCap = 1_001

export function shownTotal(total: number): string {
  return total < totalCap ? String(total) : `${totalCap - 1}+`
}

type Bounds = Pick<PageRequest, 'payAtLeast' | 'now'>

export function countMatches(pool: Pool, tsquery: string, { payAtLeast, now }: Bounds): Promise<number> {
  return countCapped(pool, 'search-count', `tsv @@ $tsquery::tsquery and ${isOpenAndPaid}`, { tsquery, now, payAtLeast })
}

export function countAll(pool: Pool, { payAtLeast, now }: Bounds): Promise<number> {
  return countCapped(pool, 'search-count-all', 'expires_at > $now and pay_high >= $payAtLeast', { now, payAtLeast })
}

/** Counts matches without stated pay. Their pay is stored as 0. */
export function countUnstated(pool: Pool, tsquery: string, now: Date): Promise<number> {
  return tsquery
    ? countCapped(pool, 'search-count-unstated', 'tsv @@ $tsquery::tsquery and pay_high + 0 = 0 and expires_at > $now', {
        tsquery,
        now,
      })
    : countCapped(pool, 'search-count-unstated-all', 'pay_high = 0 and expires_at > $now', { now })
}

async function countCapped(
  pool: Pool,
  name: string,
  condition: string,
  values: Readonly<Record<string, unknown>>,
): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    statement(name, `select count(*)::int n from (select from job_search where ${condition} limit ${totalCap}) counted`, values),
  )
  return rows[0]?.n ?? 0
}
