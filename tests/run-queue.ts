import { setTimeout } from 'node:timers/promises'
import { Logger, runOnce, type TaskList } from 'graphile-worker'
import type { Pool } from 'pg'

const lookAgainMs = 5

/**
 * Runs all due jobs. The library stops as soon as no job is free, also if one waits for another of its queue whose end is not recorded yet, so it is
 * started again until none waits.
 */
export async function runQueue(pool: Pool, taskList: TaskList, concurrency = 1): Promise<void> {
  for (;;) {
    await runOnce({ pgPool: pool, concurrency, taskList, logger: new Logger(() => () => {}) })
    if (!(await isOneWaiting(pool, Object.keys(taskList)))) return
    await setTimeout(lookAgainMs)
  }
}

async function isOneWaiting(pool: Pool, tasks: readonly string[]): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from graphile_worker.jobs where queue_name is not null and run_at <= now() and attempts < max_attempts
     and task_identifier = any ($1) limit 1`,
    [tasks],
  )
  return rowCount !== 0
}
