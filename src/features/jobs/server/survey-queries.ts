import type { Pool } from 'pg'
import { countedJobs } from './search-count-queries.ts'
import type { Slice } from './search-queries.ts'

/** About how many jobs match a query, and how many of them are among the newest and still to be shown. */
export type Likely = { readonly jobs: number; readonly fresh: number }
/** Guesses: they choose a road, never the answer. */
export type Survey = {
  readonly jobs: number
  /** One for each query. */
  readonly likely: readonly Likely[]
  /** That more match than are counted is beyond doubt. */
  readonly areMany: boolean
}

/** One of so many jobs is drawn: the conditions of the indexes `job_search_drawn_gin` and `job_search_eighth_gin`. */
const drawnOf = 64
const eighth = 8
const isDrawn = (of: number): string => `(uuid_hash(job_id) & ${of - 1}) = 0`

/** As many drawn as come once in ten million searches where there are a thousand matches: five deviations and a little more. */
const surelyMany = (of: number): number => Math.ceil(countedJobs / of + 5.2 * Math.sqrt(countedJobs / of) + 4)
/** One deviation fewer than were drawn; none drawn stands for none. */
export const probablyAtLeast = (likely: number): number => likely + drawnOf - Math.sqrt(drawnOf * (likely + drawnOf))
/** More tells no road to a page from another. */
const enoughFor = (reach: number): number => 80 + Math.ceil(reach / 2)

const drawn = (tsquery: string, last: string): string => `(
  select json_build_array(count(*), count(*) filter (where is_fresh and created_at <= ${last})) from (
    select is_fresh, created_at from job_search
    where tsv @@ ${tsquery}::tsquery and ${isDrawn(drawnOf)} and expires_at > $1 and pay_high + 0 >= $2 limit $3) s)`

/** The fresh of a query count down from `last` only. */
type Asked = { readonly tsquery: string; readonly last: string }
type Row = { readonly jobs: number; readonly drawn: readonly (readonly [number, number])[] }

/** Of one query, or of some that exclude each other. */
export async function survey(pool: Pool, asked: readonly Asked[], slice: Slice): Promise<Survey> {
  const { now, payAtLeast, offset, limit } = slice
  const enough = enoughFor(offset + limit)
  const each = asked.map((_, i) => drawn(`$${4 + 2 * i}`, `$${5 + 2 * i}`))
  const { rows } = await pool.query<Row>({
    name: `search-survey-${asked.length}`,
    text: `select (select reltuples::float8 from pg_class where oid = 'job_search'::regclass) jobs, json_build_array(${each.join(', ')}) drawn`,
    values: [now, payAtLeast, enough, ...asked.flatMap(({ tsquery, last }) => [tsquery, last])],
  })
  const { jobs, drawn: found } = rows[0] ?? { jobs: 0, drawn: [] }
  return {
    jobs: jobs > 0 ? jobs : Infinity,
    // What is drawn comes oldest first: where it was cut off, the fresh are not known, and a walk is soon at its end.
    likely: found.map(([all, fresh]) => ({ jobs: drawnOf * all, fresh: all < enough ? drawnOf * fresh : 0 })),
    areMany: found.reduce((sum, [all]) => sum + all, 0) >= surelyMany(drawnOf),
  }
}

/** Whether there are surely more than are counted: of fewer than half as many more it cannot tell. */
export async function areSurelyMany(pool: Pool, tsquery: string, { now, payAtLeast }: Slice): Promise<boolean> {
  const { rows } = await pool.query<{ n: number }>({
    name: 'search-eighth',
    text: `select count(*)::int n from (
      select from job_search where tsv @@ $1::tsquery and ${isDrawn(eighth)} and expires_at > $2 and pay_high + 0 >= $3 limit ${surelyMany(eighth)}) s`,
    values: [tsquery, now, payAtLeast],
  })
  return (rows[0]?.n ?? 0) >= surelyMany(eighth)
}
