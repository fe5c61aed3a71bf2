import type { WorkerEvents } from 'graphile-worker'
import { sql } from 'kysely'
import type { Pool } from 'pg'
import type { Db } from './db.ts'
import type { CronJob } from './schedule.ts'

const betweenSignsMs = 10_000
/** Four missed heartbeats. A process may be busy, and a database unavailable, for some seconds. */
const deadAfter = '45 seconds'

/**
 * Records every ten seconds that the runner of this process is alive, under the name with which it locks its jobs. Returns a function that stops it.
 */
export function showAlive(pool: Pool, events: WorkerEvents): () => Promise<void> {
  let name: string | null = null
  const show = async (): Promise<void> => {
    // A failed heartbeat is ignored, because the next one follows.
    await pool.query(sign, [name]).catch(() => undefined)
  }
  events.on('pool:create', ({ workerPool }) => {
    name = workerPool.id
    void show()
  })
  const timer = setInterval(() => void (name && show()), betweenSignsMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await pool.query('delete from queue_runners where name = $1', [name]).catch(() => undefined)
  }
}

const sign = `insert into queue_runners (name, seen_at) values ($1, now()) on conflict (name) do update set seen_at = excluded.seen_at`

/**
 * Unlocks the jobs of runners without a recent heartbeat; the queue itself would wait four hours. A runner of the previous release sends no
 * heartbeats, so its jobs are unlocked after 15 minutes, and no job of ours takes that long. Each job may run twice.
 */
export async function freeJobsOfDeadRunners(db: Db): Promise<void> {
  await sql`select graphile_worker.force_unlock_workers(array(
    select distinct locked_by from graphile_worker.jobs left join queue_runners on name = locked_by
    where locked_at < now() - interval '15 minutes'
      or (seen_at < now() - ${deadAfter}::interval and locked_at < now() - ${deadAfter}::interval)))`.execute(db)
  await sql`delete from queue_runners where seen_at < now() - interval '1 day'`.execute(db)
}

export const sweepJobs: CronJob = { name: 'sweep-jobs', cron: '* * * * *', run: ({ db }) => freeJobsOfDeadRunners(db) }
