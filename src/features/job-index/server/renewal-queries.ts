import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'

const rowsAtOnce = 200

/**
 * Renews a batch of rows and returns the position of the last one as JSON (time and id), or null at the end. Rows are renewed oldest first, so that
 * the table stays physically ordered by date. The ids are passed to the view as an array, because a join with the batch computes the view for all jobs.
 */
export async function renewSearchRows(tx: Tx, after: string): Promise<string | null> {
  const { rows } = await sql<{ next: string }>`
    with batch as materialized (
      select job_id, created_at from job_search
      where (created_at, job_id) > (
        coalesce((nullif(${after}, '')::json ->> 0)::timestamptz, '-infinity'),
        coalesce((nullif(${after}, '')::json ->> 1)::uuid, '00000000-0000-0000-0000-000000000000'))
      order by created_at, job_id limit ${rowsAtOnce}
    ), renewed as (
      update job_search stale
      set pay_high = fresh.pay_high, pay_low = fresh.pay_low, head = fresh.head, tsv = fresh.tsv, answers = fresh.answers
      from job_search_rows fresh
      where fresh.job_id = any (array(select job_id from batch)) and stale.job_id = fresh.job_id
        and (stale.pay_high, stale.pay_low, stale.answers, stale.head, stale.tsv)
            is distinct from (fresh.pay_high, fresh.pay_low, fresh.answers, fresh.head, fresh.tsv)
    )
    select json_build_array(created_at, job_id)::text as next from batch order by created_at desc, job_id desc limit 1`.execute(
    tx,
  )
  return rows[0]?.next ?? null
}

/**
 * Adds open jobs that are not in the index and returns their number. The rows of the jobs are locked first, so that a job that is closed meanwhile
 * does not get into the index.
 */
export async function addMissingSearchRows(tx: Tx): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select id from jobs where is_active and coalesce(expires_at, 'infinity') > now()
      and not exists (select from job_search where job_id = id) limit ${rowsAtOnce} for share`.execute(tx)
  const { numAffectedRows = 0n } = await sql`
    insert into job_search (job_id, created_at, expires_at, pay_high, pay_low, head, tsv, is_recent, answers)
      select job_id, created_at, expires_at, pay_high, pay_low, head, tsv, is_recent, answers
      from job_search_rows where job_id = any(${rows.map(({ id }) => id)}::uuid[]) order by created_at
      on conflict do nothing`.execute(tx)
  return Number(numAffectedRows)
}

/** Deletes the recorded changes and writes one row without a job id instead. It tells processes that had not read them to reload the whole index. */
export async function clearChanges(db: Db): Promise<void> {
  await sql`with cleared as (delete from job_search_changes returning 1)
    insert into job_search_changes (job_id) select null where exists (select from cleared)`.execute(db)
}
