import type { Pool } from 'pg'

export type StatisticsRow = {
  readonly column: 'head' | 'tsv'
  readonly jobs: number
  readonly tokens: readonly string[] | null
  /** One per token, and after them the least of all. */
  readonly shares: readonly number[] | null
}

/** What the database has counted by itself; no rows in a database that is fresh. */
export async function readStatistics(pool: Pool): Promise<StatisticsRow[]> {
  const { rows } = await pool.query<StatisticsRow>(`
    select s.attname "column", c.reltuples::float8 jobs, most_common_elems::text::text[] tokens, most_common_elem_freqs::float8[] shares
    from pg_stats s join pg_class c on c.oid = 'job_search'::regclass
    where s.schemaname = c.relnamespace::regnamespace::text and s.tablename = 'job_search' and s.attname in ('head', 'tsv')`)
  return rows
}

export type PayRow = {
  readonly commonest: readonly number[] | null
  readonly shares: readonly number[] | null
  /** Between two neighbours lie equally many of the other jobs. */
  readonly bounds: readonly number[] | null
}

export async function readPay(pool: Pool): Promise<PayRow | null> {
  const { rows } = await pool.query<PayRow>(`
    select most_common_vals::text::int[] commonest, most_common_freqs::float8[] shares, histogram_bounds::text::int[] bounds
    from pg_stats where schemaname = current_schema() and tablename = 'job_search' and attname = 'pay_high'`)
  return rows[0] ?? null
}
