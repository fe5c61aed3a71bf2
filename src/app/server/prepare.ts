import type { Pool } from 'pg'
import { loadArticles } from '#features/articles/server/public.ts'
import { ensureAdministrator } from '#features/staff/server/public.ts'
import { CannotStart } from '#platform/server/cannot-start.ts'
import { clock } from '#platform/server/clock.ts'
import type { Config } from '#platform/server/config/read-config.ts'
import type { Database } from '#platform/server/db.ts'
import { migrate } from '#platform/server/migrate.ts'
import { openStorage } from '#platform/server/storage/open-storage.ts'
import { keepDemoDocument } from './demo/demo-document.ts'
import { hasDemoPeople, loadDemoWhenEmpty } from './demo/load-when-empty.ts'

export type PreparedDatabase = {
  /** The administrator's password, if this start has generated one. */
  readonly inventedPassword: string | null
  readonly hasDemoPeople: boolean
}

/** Prepares the database before the server listens. */
export async function prepare({ db, pool, directPool, searchPool }: Database, config: Config): Promise<PreparedDatabase> {
  const { admin, demoData, isPublic } = config
  await reach(pool)
  await migrate(directPool)
  if (isPublic) await refuseDemoPeople(pool)
  await loadArticles(db, clock())
  if (demoData) await loadDemoWhenEmpty({ db, pool, searchPool }, clock())
  const hasPeople = demoData && (await hasDemoPeople(pool))
  if (hasPeople) await keepDemoDocument(openStorage(config))
  return { inventedPassword: await ensureAdministrator(db, { ...admin, isPublic }), hasDemoPeople: hasPeople }
}

/** Checks the connection first, because an operator's database may be unreachable. The error says how to fix it. */
async function reach(pool: Pool): Promise<void> {
  try {
    await pool.query('select 1')
  } catch (error) {
    throw new CannotStart(
      `The database of DATABASE_URL does not answer: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

/** Demo people may be in the database from an earlier start that was not public. */
async function refuseDemoPeople(pool: Pool): Promise<void> {
  if (!(await hasDemoPeople(pool))) return
  throw new CannotStart(
    'This database holds demo people, whose passwords everybody knows: a public server refuses it. Start on an empty one.',
  )
}
