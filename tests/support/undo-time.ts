import { sql } from 'kysely'
import type { TestPortal } from '../portal.ts'

/** Ends the ten seconds in which moves can be undone, and runs the jobs that follow. */
export async function endUndoTime(portal: Pick<TestPortal, 'db' | 'settle'>): Promise<void> {
  await portal.db
    .updateTable('pendingMoves')
    .set({ undoUntil: sql`now() - interval '1 second'` })
    .execute()
  await sql`update graphile_worker._private_jobs set run_at = now() where run_at > now()`.execute(portal.db)
  await portal.settle()
  await portal.settle()
}
