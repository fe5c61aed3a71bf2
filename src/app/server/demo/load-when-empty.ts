import type { Database } from '#platform/server/db.ts'
import { loadDemo, usualJobs } from './load-demo.ts'

/** Demo data never come to records that somebody has made. Returns whether they were loaded. */
export async function loadDemoWhenEmpty(database: Pick<Database, 'db' | 'pool'>, now: Date): Promise<boolean> {
  const { rows } = await database.pool.query<{ isEmpty: boolean }>(
    `select not exists (select from users) and not exists (select from employers) and not exists (select from jobs) as "isEmpty"`,
  )
  if (!rows[0]?.isEmpty) return false
  await loadDemo(database, { jobs: usualJobs, now })
  return true
}
