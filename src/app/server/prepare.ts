import { rebuildSearchTerms } from '#features/jobs/server/door.ts'
import { createAdministrator } from '#features/staff/server/door.ts'
import { clock } from '#platform/server/clock.ts'
import type { Config } from '#platform/server/config/read-config.ts'
import type { Database } from '#platform/server/db.ts'
import { migrate } from '#platform/server/migrate.ts'
import { loadDemoWhenEmpty } from './demo/load-when-empty.ts'

/** What the database must hold before anybody is let in. Returns the administrator's password when it was invented just now. */
export async function prepare({ db, pool }: Database, { admin, demoData }: Config): Promise<string | null> {
  await migrate(pool)
  if (demoData && (await loadDemoWhenEmpty({ db, pool }, clock()))) await rebuildSearchTerms(db)
  return createAdministrator(db, admin)
}
