import { sql } from 'kysely'
import type { Db } from '../db.ts'

/** Counts whose window has ended before. */
export async function deleteOldCounts(db: Db, until: Date): Promise<void> {
  await sql`delete from rate_limits where expire <= ${until.getTime()}`.execute(db)
}
