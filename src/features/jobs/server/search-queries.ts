/** The SQL of the job search. Why it looks as it does: docs/decisions/0005-job-search.md. */
import type { Pool } from 'pg'

/** Orders in which an index can be walked. Written by us: only these texts ever stand in a statement. */
const orders = {
  recent: 'created_at desc, job_id desc',
  'salary-high': 'pay_high desc, created_at desc, job_id desc',
  'salary-low': 'pay_low, created_at desc, job_id desc',
} as const
export type Order = keyof typeof orders

/** What every reading of the index must respect, and the part of the result that is wanted. */
export type Slice = {
  readonly order: Order
  readonly payAtLeast: number
  readonly now: Date
  readonly offset: number
  readonly limit: number
}

/** Totals are exact up to a thousand; one more is read to know that there are more. */
export const countedJobs = 1_001

export function shownTotal(total: number): string {
  return total < countedJobs ? String(total) : `${countedJobs - 1}+`
}

/** Positions are not stored, so words in quotes must all be there, but need not stand side by side. */
export async function parseWords(pool: Pool, q: string): Promise<string> {
  const { rows } = await pool.query<{ words: string }>({
    name: 'search-words',
    text: `select websearch_to_tsquery('portal', search_text($1))::text words`,
    values: [q],
  })
  return (rows[0]?.words ?? '').replace(/<(?:-|\d+)>/g, '&')
}

export async function parsePlace(pool: Pool, place: string): Promise<string[]> {
  const { rows } = await pool.query<{ words: string[] }>({
    name: 'search-place',
    text: 'select place_words($1) words',
    values: [place],
  })
  return rows[0]?.words ?? []
}

/** The newest (or best or least paid) `budget` jobs one after the other, until enough of them match. */
export async function walk(
  pool: Pool,
  column: 'head' | 'tsv',
  { tsquery, budget }: { readonly tsquery: string; readonly budget: number },
  { order, payAtLeast, now, offset, limit }: Slice,
): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: `search-walk-${column}-${order}`,
    text: `select job_id id from (
        select job_id, created_at, expires_at, pay_high, pay_low, ${column} from job_search order by ${orders[order]} limit $2
      ) newest
      where ${column} @@ $1::tsquery and expires_at > $3 and pay_high >= $4 order by ${orders[order]} limit $5 offset $6`,
    values: [tsquery, budget, now, payAtLeast, limit, offset],
  })
  return rows.map(({ id }) => id)
}

export type Gathered = { readonly ids: string[]; readonly found: number }

/**
 * All matches, or the first `atMost` that the index happens to name; those with the words in the title come first.
 * `+ 0` keeps the planner from reading the index of pay beside that of words: it takes every bound for selective.
 */
export async function gather(
  pool: Pool,
  { tsquery, title, atMost }: { readonly tsquery: string; readonly title: string; readonly atMost: number | null },
  { order, payAtLeast, now, offset, limit }: Slice,
): Promise<Gathered> {
  const { rows } = await pool.query<Gathered>({
    name: `search-gather-${order}`,
    text: `with matches as materialized (
        select job_id, created_at, pay_high, pay_low, head @@ $2::tsquery in_title
        from job_search where tsv @@ $1::tsquery and expires_at > $3 and pay_high + 0 >= $4 limit $5
      )
      select (select count(*)::int from matches) found,
        array(select job_id from matches order by in_title desc, ${orders[order]} limit $6 offset $7) ids`,
    values: [tsquery, title || null, now, payAtLeast, atMost, limit, offset],
  })
  return rows[0] ?? { ids: [], found: 0 }
}

export async function countMatches(pool: Pool, tsquery: string, { payAtLeast, now }: Slice): Promise<number> {
  const { rows } = await pool.query<{ n: number }>({
    name: 'search-count',
    text: `select count(*)::int n from (
      select from job_search where tsv @@ $1::tsquery and expires_at > $2 and pay_high + 0 >= $3 limit ${countedJobs}) s`,
    values: [tsquery, now, payAtLeast],
  })
  return rows[0]?.n ?? 0
}

/** Without words and facets. Few that are paid enough are all taken and sorted; many are soon met on a walk. */
export async function listAll(pool: Pool, areFew: boolean, { order, payAtLeast, now, offset, limit }: Slice): Promise<string[]> {
  const jobs = areFew ? '(select * from job_search where pay_high >= $2 offset 0) paid' : 'job_search'
  const { rows } = await pool.query<{ id: string }>({
    name: `search-${areFew ? 'paid' : 'all'}-${order}`,
    text: `select job_id id from ${jobs} where expires_at > $1 and pay_high >= $2 order by ${orders[order]} limit $3 offset $4`,
    values: [now, payAtLeast, limit, offset],
  })
  return rows.map(({ id }) => id)
}

export async function countAll(pool: Pool, { payAtLeast, now }: Slice): Promise<number> {
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
