import { findAlerts } from '#features/saved-searches/server/public.ts'
import { matchNewJobs } from '#features/wishes/server/public.ts'
import type { Database } from '#platform/server/db.ts'
import type { Pool } from 'pg'
import { loadDemo, usualJobs } from './load-demo.ts'
import { demoSignIns } from './sign-ins.ts'

/** Loads demo data into an empty database only, never beside real data. Returns whether they were loaded. */
export async function loadDemoWhenEmpty(database: Pick<Database, 'db' | 'pool' | 'searchPool'>, now: Date): Promise<boolean> {
  const { rows } = await database.pool.query<{ isEmpty: boolean }>(
    `select not exists (select from users) and not exists (select from employers) and not exists (select from jobs) as "isEmpty"`,
  )
  if (!rows[0]?.isEmpty) return false
  await loadDemo(database, { jobs: usualJobs, now })
  // Runs the tasks that the schedule would run in the next minute and tomorrow morning.
  const context = { ...database, clock: () => now }
  await matchNewJobs(context)
  await findAlerts(context)
  return true
}

/** Whether demo people exist, so that the start prints their sign-ins. */
export async function hasDemoPeople(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query('select from users where lower(email) = $1', [demoSignIns.candidate.email])
  return rowCount === 1
}
