/** The statements of the index in memory: its rows, the changes since then, and the jobs of a page. */
import type { Pool } from 'pg'
import { z } from 'zod'
import { jobColumns } from './listing-queries.ts'
import type { ListedJob } from './hits.ts'
import { statement } from '#platform/server/postgres/named-parameters.ts'
import { createdAtText } from './page-request.ts'

export type IndexRow = {
  readonly id: string
  readonly lexemes: readonly string[]
  /** ISO text with microseconds, as in a `Position`. Such texts sort in the order of time. */
  readonly createdAt: string
  /** In milliseconds since 1970; may be Infinity. */
  readonly expiresAt: number
  readonly payHigh: number
  readonly payLow: number
  readonly answers: number
}

const rowColumns = `job_id id, tsvector_to_array(tsv) lexemes, ${createdAtText} "createdAt",
  (extract(epoch from expires_at) * 1000)::float8 "expiresAt", pay_high "payHigh", pay_low "payLow", answers`

/** The text of a PostgreSQL snapshot (`pg_current_snapshot()`): the set of transactions that are visible. */
export type Snapshot = string

/** Returns the current snapshot, and the number of jobs, counted up to `atMost`. */
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

/** Returns rows in the order of ids, starting after `after`. */
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

/** Returns the current rows of these jobs. Jobs that are no longer open have none. */
export async function readIndexRowsOf(pool: Pool, jobIds: readonly string[]): Promise<IndexRow[]> {
  const { rows } = await pool.query<IndexRow>(
    statement('search-memory-changed', `select ${rowColumns} from job_search where job_id = any ($jobIds::uuid[])`, { jobIds }),
  )
  return rows
}

const Changes = z.object({ snapshot: z.string(), jobIds: z.array(z.uuid().nullable()), isCut: z.boolean() })
/** A null among the ids means that the whole index must be reloaded. `isCut` means that there are more changes than listed. */
export type Changes = z.output<typeof Changes>

/** The maximum number of changes that are read one by one. */
const mostChanges = 500

/**
 * Selects the changes that `since` does not see and the current snapshot does. Comparing transaction numbers is not enough: a transaction with a
 * lower number may commit later. In a restored database, changes may have numbers of the future; these are skipped.
 */
const changesSql = `(select json_build_object('snapshot', pg_current_snapshot()::text, 'jobIds', json_agg(distinct job_id), 'isCut', count(*) = ${mostChanges})
  from (select job_id from job_search_changes
    where xid >= pg_snapshot_xmin($since::pg_snapshot) and not pg_visible_in_snapshot(xid, $since::pg_snapshot)
      and pg_visible_in_snapshot(xid, pg_current_snapshot()) limit ${mostChanges}) changed
  having count(*) > 0)`

/** Returns the changes committed since the snapshot `since`, or null if there are none. */
export async function readChanges(pool: Pool, since: Snapshot): Promise<Changes | null> {
  const { rows } = await pool.query<{ changes: unknown }>(
    statement('search-memory-changes', `select ${changesSql} changes`, { since }),
  )
  return changesOf(rows[0])
}

type PageRow = (ListedJob | { readonly id: null }) & { readonly changes: unknown }

/** Like `readChanges`, and reads these jobs in the same snapshot. */
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
