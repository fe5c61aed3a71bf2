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

/** One of so many jobs is drawn: the condition of the index `job_search_drawn_gin`. */
const drawnOf = 64
const isDrawn = `(uuid_hash(job_id) & ${drawnOf - 1}) = 0`
/** More tells no road from another. */
const enough = 200
/** Were there a thousand matches, 16 would be among those drawn, and so many once in ten million searches. */
const surelyMany = Math.ceil((2.5 * countedJobs) / drawnOf)

const drawn = (tsquery: string, last: string): string => `(
  select json_build_array(count(*), count(*) filter (where is_fresh and created_at <= ${last})) from (
    select is_fresh, created_at from job_search
    where tsv @@ ${tsquery}::tsquery and ${isDrawn} and expires_at > $1 and pay_high + 0 >= $2 limit ${enough}) s)`

/** The fresh of a query count down from `last` only. */
type Asked = { readonly tsquery: string; readonly last: string }
type Row = { readonly jobs: number; readonly drawn: readonly (readonly [number, number])[] }

/** Of one query, or of two or three that exclude each other. */
export async function survey(pool: Pool, asked: readonly Asked[], { now, payAtLeast }: Slice): Promise<Survey> {
  const each = asked.map((_, i) => drawn(`$${3 + 2 * i}`, `$${4 + 2 * i}`))
  const { rows } = await pool.query<Row>({
    name: `search-survey-${asked.length}`,
    text: `select (select reltuples::float8 from pg_class where oid = 'job_search'::regclass) jobs, json_build_array(${each.join(', ')}) drawn`,
    values: [now, payAtLeast, ...asked.flatMap(({ tsquery, last }) => [tsquery, last])],
  })
  const { jobs, drawn: found } = rows[0] ?? { jobs: 0, drawn: [] }
  return {
    jobs: jobs > 0 ? jobs : Infinity,
    likely: found.map(([all, fresh]) => ({ jobs: drawnOf * all, fresh: drawnOf * fresh })),
    areMany: found.reduce((sum, [all]) => sum + all, 0) >= surelyMany,
  }
}
