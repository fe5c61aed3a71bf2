/** What an index in memory reads from the database: its rows, what has changed since, and the jobs of a page. */
import type { Pool } from 'pg'
import { z } from 'zod'
import { jobColumns } from './listing-queries.ts'
import type { ListedJob } from './hits.ts'
import { statement } from '#platform/server/postgres/named-parameters.ts'
import { createdAtText } from './page-request.ts'

export type IndexRow = {
  readonly id: string
  readonly lexemes: readonly string[]
  /** To the microsecond, as in a `Position`: such texts sort like the moments. */
  readonly createdAt: string
  /** In milliseconds since 1970; may be Infinity. */
  readonly expiresAt: number
  readonly payHigh: number
  readonly payLow: number
  readonly answers: number
}

const rowColumns = `job_id id, tsvector_to_array(tsv) lexemes, ${createdAtText} "createdAt",
  (extract(epoch from expires_at) * 1000)::float8 "expiresAt", pay_high "payHigh", pay_low "payLow", answers`

/** What a transaction sees. What one snapshot does not see, a later one may. */
export type Snapshot = string

/** A snapshot to begin with, and how many jobs there are, counted no further than `atMost`. */
export async function readSnapshot(pool: Pool, atMost: number): Promise<{ readonly snapshot: Snapshot; readonly jobs: number }> {
  const { rows } = await pool.query<{ snapshot: Snapshot; jobs: number }>(
    statement(
      'search-memory-begin',
      `select pg_current_snapshot()::text snapshot, (select count(*)::int from (select from job_search limit $atMost) counted) jobs`,
      { atMost },
    ),
  )
  return rows[0] ?? { snapshot: '', jobs: 0 }
}

/** In the order of ids, those after `after`. */
export async function readIndexRows(pool: Pool, after: string, limit: number): Promise<IndexRow[]> {
  const { rows } = await pool.query<IndexRow>(
    statement(
      'search-memory-rows',
      `select ${rowColumns} from job_search where job_id > $after::uuid order by job_id limit $limit`,
      { after, limit },
    ),
  )
  return rows
}

/** Of jobs that are no longer open there are no rows. */
export async function readIndexRowsOf(pool: Pool, jobIds: readonly string[]): Promise<IndexRow[]> {
  const { rows } = await pool.query<IndexRow>(
    statement('search-memory-changed', `select ${rowColumns} from job_search where job_id = any ($jobIds::uuid[])`, { jobIds }),
  )
  return rows
}

const Changes = z.object({ snapshot: z.string(), jobIds: z.array(z.uuid().nullable()), isCut: z.boolean() })
/** A null among the ids: all has to be read again. `isCut`: there are more. */
export type Changes = z.output<typeof Changes>

/** More changes are not told one by one. */
const mostChanges = 500

/**
 * A change may have an older number than one that was seen before, if its transaction took longer: so snapshots are compared. In a
 * restored database, numbers of another one may lie in the future: these are passed over.
 */
const changesSql = `(select json_build_object('snapshot', pg_current_snapshot()::text, 'jobIds', json_agg(distinct job_id), 'isCut', count(*) = ${mostChanges})
  from (select job_id from job_search_changes
    where xid >= pg_snapshot_xmin($since::pg_snapshot) and not pg_visible_in_snapshot(xid, $since::pg_snapshot)
      and pg_visible_in_snapshot(xid, pg_current_snapshot()) limit ${mostChanges}) changed
  having count(*) > 0)`

/** What has been committed to the index since `since`; null when nothing has. */
export async function readChanges(pool: Pool, since: Snapshot): Promise<Changes | null> {
  const { rows } = await pool.query<{ changes: unknown }>(
    statement('search-memory-changes', `select ${changesSql} changes`, { since }),
  )
  return changesOf(rows[0])
}

type PageRow = (ListedJob | { readonly id: null }) & { readonly changes: unknown }

/** The same, and with it these jobs as they are then. */
export async function readChangesAndJobs(
  pool: Pool,
  since: Snapshot,
  jobIds: readonly string[],
): Promise<{ readonly changes: Changes | null; readonly jobs: ReadonlyMap<string, ListedJob> }> {
  const { rows } = await pool.query<PageRow>(
    statement(
      'search-memory-jobs',
      `select ${changesSql} changes, job.*
        from (select) always left join (select ${jobColumns} from jobs where id = any ($jobIds::uuid[])) job on true`,
      { since, jobIds },
    ),
  )
  return {
    changes: changesOf(rows[0]),
    jobs: new Map(rows.flatMap(({ changes: _changes, ...job }) => (job.id === null ? [] : [[job.id, job] as const]))),
  }
}

function changesOf(row: { readonly changes: unknown } | undefined): Changes | null {
  return row?.changes ? Changes.parse(row.changes) : null
}
