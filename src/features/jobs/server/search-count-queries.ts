import type { Pool } from 'pg'
import type { Slice } from './search-queries.ts'

/** Totals are exact up to a thousand; one more is read to know that there are more. */
export const countedJobs = 1_001

export function shownTotal(total: number): string {
  return total < countedJobs ? String(total) : `${countedJobs - 1}+`
}

type Bounds = Pick<Slice, 'payAtLeast' | 'now'>

export async function countMatches(pool: Pool, tsquery: string, { payAtLeast, now }: Bounds): Promise<number> {
  const { rows } = await pool.query<{ n: number }>({
    name: 'search-count',
    text: `select count(*)::int n from (
      select from job_search where tsv @@ $1::tsquery and expires_at > $2 and pay_high + 0 >= $3 limit ${countedJobs}) s`,
    values: [tsquery, now, payAtLeast],
  })
  return rows[0]?.n ?? 0
}

export async function countAll(pool: Pool, { payAtLeast, now }: Bounds): Promise<number> {
  const { rows } = await pool.query<{ n: number }>({
    name: 'search-count-all',
    text: `select count(*)::int n from (
      select from job_search where expires_at > $1 and pay_high >= $2 limit ${countedJobs}) s`,
    values: [now, payAtLeast],
  })
  return rows[0]?.n ?? 0
}

/** Jobs that match but do not say what they pay: they have zero where others have their pay. */
export async function countUnstated(pool: Pool, tsquery: string, now: Date): Promise<number> {
  const { rows } = await pool.query<{ n: number }>({
    name: `search-count-unstated${tsquery ? '' : '-all'}`,
    text: `select count(*)::int n from (select from job_search
      where ${tsquery ? 'tsv @@ $3::tsquery and pay_high + 0 = 0' : 'pay_high = 0'} and expires_at > $1 limit $2) s`,
    values: [now, countedJobs, ...(tsquery ? [tsquery] : [])],
  })
  return rows[0]?.n ?? 0
}
