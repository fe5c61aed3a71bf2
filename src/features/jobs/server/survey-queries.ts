import type { Pool } from 'pg'
import { countedJobs } from './search-count-queries.ts'
import type { Slice } from './search-queries.ts'

/** About how many jobs match a query, and how many of them are among the newest and still to be shown. */
export type Likely = { readonly jobs: number; readonly fresh: number }
/** Guesses: they choose a road, never the answer. */
export type Survey = {
  readonly jobs: number
  readonly matches: Likely
  /** Those of which titles and facets alone say so. */
  readonly inHead: Likely
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
  select count(*)::int n, (count(*) filter (where is_fresh and created_at <= ${last}))::int fresh from (
    select is_fresh, created_at from job_search
    where tsv @@ ${tsquery}::tsquery and ${isDrawn} and expires_at > $3 and pay_high + 0 >= $4 limit ${enough}) s)`

type Asked = { readonly words: string; readonly all: string; readonly head: string }
type Row = Readonly<Record<'jobs' | 'matches' | 'fresh' | 'inHead' | 'freshInHead', number>>

export async function survey(pool: Pool, { words, all, head }: Asked, { now, payAtLeast, after }: Slice): Promise<Survey> {
  const { rows } = await pool.query<Row>({
    name: 'search-survey',
    text: `select (select reltuples::float8 from pg_class where oid = 'job_search'::regclass) jobs,
        a.n matches, a.fresh, h.n "inHead", h.fresh "freshInHead" from ${drawn('$1', '$5')} a, ${drawn('$2', '$6')} h`,
    values: [
      all,
      // Without words, all that is asked for stands in the head; a query that is null finds nothing and costs nothing.
      (words && head) || null,
      now,
      payAtLeast,
      // Behind the last of the titles, the others begin with the newest.
      after && !after.inTitle ? after.createdAt : 'infinity',
      after?.createdAt ?? 'infinity',
    ],
  })
  const found = rows[0] ?? { jobs: 0, matches: 0, fresh: 0, inHead: 0, freshInHead: 0 }
  const matches = likely(found.matches, found.fresh)
  return {
    jobs: found.jobs > 0 ? found.jobs : Infinity,
    matches,
    inHead: words ? likely(found.inHead, found.freshInHead) : matches,
    areMany: found.matches >= surelyMany,
  }
}

function likely(jobs: number, fresh: number): Likely {
  return { jobs: drawnOf * jobs, fresh: drawnOf * fresh }
}
