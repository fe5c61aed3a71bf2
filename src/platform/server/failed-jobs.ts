import { sql } from 'kysely'
import type { Db } from './db.ts'
import { scrubbed } from './scrub.ts'

type Row = {
  readonly id: string
  readonly task: string
  readonly attempts: number
  readonly maxAttempts: number
  readonly runAt: Date
  readonly lastError: string
}

const mostListed = 100
const longestError = 500

/** Jobs whose last attempt failed, the newest first. Their payloads are left out, because they may contain personal data. */
export async function listFailedJobs(db: Db) {
  const { rows } = await sql<Row>`
    select id::text as id, task_identifier as task, attempts::int as attempts, max_attempts::int as max_attempts, run_at, last_error
    from graphile_worker.jobs where last_error is not null order by updated_at desc limit ${mostListed}`.execute(db)
  return rows.map(({ runAt, lastError, ...job }) => ({
    ...job,
    nextAt: job.attempts < job.maxAttempts ? runAt.toISOString() : null,
    error: scrubbed(lastError).slice(0, longestError),
  }))
}

/** Runs a failed job now, with all attempts again. False if the job is running, has never failed, or is gone. */
export async function retryJob(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    select (graphile_worker.reschedule_jobs(array[id], run_at := now(), attempts := 0)).id
    from graphile_worker.jobs where id = ${id}::bigint and last_error is not null and locked_at is null`.execute(db)
  return rows.length > 0
}

export type QueueState = { readonly due: number; readonly failed: number; readonly oldestSeconds: number }

export async function readQueueState(db: Db): Promise<QueueState> {
  const { rows } = await sql<QueueState>`
    select count(*) filter (where run_at <= now() and attempts < max_attempts)::int as due,
      count(*) filter (where attempts >= max_attempts)::int as failed,
      coalesce(extract(epoch from now() - min(run_at) filter (where run_at <= now() and attempts = 0 and locked_at is null)), 0)::int as oldest_seconds
    from graphile_worker.jobs`.execute(db)
  return rows[0] ?? { due: 0, failed: 0, oldestSeconds: 0 }
}
