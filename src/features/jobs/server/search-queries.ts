/** The SQL of the job search. Why it looks as it does: docs/decisions/0005-job-search.md. */
import type { Pool } from 'pg'
import { anywhereTier, type Tier, type Titles } from './search/tiers.ts'

/** Orders in which an index can be walked. Written by us: only these texts ever stand in a statement. */
const orders = {
  recent: 'created_at desc, job_id desc',
  'salary-high': 'pay_high desc, created_at desc, job_id desc',
  'salary-low': 'pay_low, created_at desc, job_id desc',
} as const
export type Order = keyof typeof orders

/** A job that was found, and where it stands in its order: the next page goes on behind it. */
export type Hit = {
  readonly id: string
  readonly tier: Tier
  /** By which the order sorts; 0 in those that do not. */
  readonly pay: number
  /** To the microsecond, which a Date does not hold. */
  readonly createdAt: string
}

const pays = { recent: '0', 'salary-high': 'pay_high', 'salary-low': 'pay_low' } as const
const hitOf = (order: Order, tier: string): string => `job_id id, ${tier} tier, ${pays[order]} pay,
  to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') "createdAt"`

/** What every reading of the index must respect, and the part of the result that is wanted. */
export type Slice = {
  readonly order: Order
  readonly payAtLeast: number
  readonly now: Date
  readonly offset: number
  readonly limit: number
  /** Only what stands behind this job. */
  readonly after: Hit | null
}

/** The values of `after`, which come last of a statement's: `from` is the number of the first. */
const valuesOf = ({ order, after }: Slice): unknown[] =>
  after ? [after.createdAt, after.id, ...(order === 'recent' ? [] : [after.pay])] : []

function behind(order: Order, from: number): string {
  const [createdAt, id, pay] = [`$${from}::timestamptz`, `$${from + 1}::uuid`, `$${from + 2}::int`]
  if (order === 'recent') return `(created_at, job_id) < (${createdAt}, ${id})`
  if (order === 'salary-high') return `(pay_high, created_at, job_id) < (${pay}, ${createdAt}, ${id})`
  return `(pay_low > ${pay} or pay_low = ${pay} and (created_at, job_id) < (${createdAt}, ${id}))`
}

/** The index in order from `after` on. Where pay rises while dates fall, one condition cannot say where to begin: those of equal pay are read, then the others. */
function rows(columns: string, { order, after }: Slice, from: number): string {
  const all = `select ${columns} from job_search`
  if (!after) return all
  if (order !== 'salary-low') return `${all} where ${behind(order, from)}`
  const pay = `$${from + 2}::int`
  return `${all} where pay_low = ${pay} and ${behind('recent', from)} union all ${all} where pay_low > ${pay}`
}

const named = (name: string, { order, after }: Slice): string => `search-${name}-${order}${after ? '-after' : ''}`

type Walk = { readonly column: 'head' | 'tsv'; readonly tsquery: string; readonly budget: number; readonly tier: Tier }

/** The newest (or best or least paid) `budget` jobs one after the other, until enough of them match. */
export async function walk(pool: Pool, { column, tsquery, budget, tier }: Walk, slice: Slice): Promise<Hit[]> {
  const { order, now, payAtLeast, limit, offset } = slice
  const found = await pool.query<Hit>({
    name: named(`walk-${column}-${tier}`, slice),
    text: `select ${hitOf(order, String(tier))} from (
        select * from (
          select * from (${rows(`job_id, created_at, expires_at, pay_high, pay_low, ${column}`, slice, 7)}) behind
          order by ${orders[order]} limit $2
        ) newest
        where ${column} @@ $1::tsquery and expires_at > $3 and pay_high >= $4 order by ${orders[order]} limit $5 offset $6
      ) page order by ${orders[order]}`,
    values: [tsquery, budget, now, payAtLeast, limit, offset, ...valuesOf(slice)],
  })
  return found.rows
}

export type Gathered = { readonly hits: readonly Hit[]; readonly found: number }
type Gather = {
  readonly tsquery: string
  readonly titles: Titles
  readonly atMost: number | null
  /** Only the newest, from an index of their own: all that are newer than any that is not in it. */
  readonly isFresh?: boolean
}

const fresh = ` and is_fresh and created_at + interval '0' >
  (select coalesce(max(created_at), '-infinity') from job_search where not is_fresh)`

/**
 * All matches, or the first `atMost` that the index happens to name; those of the first tier come first.
 * What is added to pay and date is nothing: it keeps the planner from reading their indexes beside that of words, because it takes every
 * bound for selective.
 */
export async function gather(
  pool: Pool,
  { tsquery, titles: [written, own, any], atMost, isFresh = false }: Gather,
  slice: Slice,
): Promise<Gathered> {
  const { order, after, now, payAtLeast, limit, offset } = slice
  const found = await pool.query<Gathered>({
    name: named(isFresh ? 'gather-fresh' : 'gather', slice),
    text: `with matches as materialized (
        select job_id, created_at, pay_high, pay_low, case when head @@ $2::tsquery then 0 when head @@ $8::tsquery then 1 when head @@ $9::tsquery then 2 else ${anywhereTier} end tier
        from job_search where tsv @@ $1::tsquery and expires_at > $3 and pay_high + 0 >= $4${isFresh ? fresh : ''} limit $5
      )
      select (select count(*)::int from matches) found, (
        select coalesce(json_agg(hit), '[]') from (
          select ${hitOf(order, 'tier')} from (
            select * from matches ${after ? `where tier > $10 or tier = $10 and ${behind(order, 11)}` : ''}
            order by tier, ${orders[order]} limit $6 offset $7
          ) page order by tier, ${orders[order]}
        ) hit
      ) hits`,
    values: [
      tsquery,
      written || null,
      now,
      payAtLeast,
      atMost,
      limit,
      offset,
      own || null,
      any || null,
      ...(after ? [after.tier] : []),
      ...valuesOf(slice),
    ],
  })
  return found.rows[0] ?? { hits: [], found: 0 }
}

/** Without words and facets. Few that are paid enough are all taken and sorted; many are soon met on a walk. */
export async function listAll(pool: Pool, areFew: boolean, slice: Slice): Promise<Hit[]> {
  const { order, after, now, payAtLeast, limit, offset } = slice
  const few = `select * from job_search where pay_high >= $2 ${after ? `and ${behind(order, 5)}` : ''} offset 0`
  const found = await pool.query<Hit>({
    name: named(areFew ? 'paid' : 'all', slice),
    text: `select ${hitOf(order, String(anywhereTier))} from (
        select job_id, created_at, pay_high, pay_low
        from (${areFew ? few : rows('job_id, created_at, expires_at, pay_high, pay_low', slice, 5)}) jobs
        where expires_at > $1 and pay_high >= $2 order by ${orders[order]} limit $3 offset $4
      ) page order by ${orders[order]}`,
    values: [now, payAtLeast, limit, offset, ...valuesOf(slice)],
  })
  return found.rows
}
