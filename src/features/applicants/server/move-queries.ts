import { type Insertable, sql } from 'kysely'
import type { Db, Tables, Tx } from '#platform/server/db.ts'

/** The moves of these applications that can still be undone. */
export async function listPending(tx: Tx, applicationIds: readonly string[]) {
  if (applicationIds.length === 0) return []
  return tx
    .selectFrom('pendingMoves')
    .selectAll()
    .where('applicationId', 'in', [...applicationIds])
    .execute()
}

/** Returns the end of the time to undo, by the clock of the database. */
export async function insertPending(tx: Tx, rows: readonly Insertable<Tables['pendingMoves']>[]): Promise<Date> {
  const [first] = await tx
    .insertInto('pendingMoves')
    .values([...rows])
    .returning('undoUntil')
    .execute()
  return first?.undoUntil ?? new Date(0)
}

/** Equals the default of `undo_until`, because `now()` is constant during a transaction. */
export const undoEnd = sql<Date>`now() + interval '10 seconds'`

export async function listMoved(db: Db, moveId: string): Promise<string[]> {
  const rows = await db.selectFrom('pendingMoves').select('applicationId').where('moveId', '=', moveId).execute()
  return rows.map(({ applicationId }) => applicationId)
}

/** Deletes the pending moves. The delete that finds the row decides whether the move is carried out or undone. */
export async function takePending(tx: Tx, applicationIds: readonly string[]) {
  if (applicationIds.length === 0) return []
  return tx
    .deleteFrom('pendingMoves')
    .where('applicationId', 'in', [...applicationIds])
    .returningAll()
    .execute()
}

/** Undoes the moves whose time has not ended, by the clock of the database. */
export async function undoPending(db: Db, { employerId, moveId }: { readonly employerId: string; readonly moveId: string }) {
  const rows = await db
    .deleteFrom('pendingMoves')
    .where('moveId', '=', moveId)
    .where(sql<boolean>`undo_until > now()`)
    .where('applicationId', 'in', (own) =>
      own
        .selectFrom('applications')
        .innerJoin('jobs', 'jobs.id', 'applications.jobId')
        .select('applications.id')
        .where('jobs.postedBy', '=', employerId),
    )
    .returning('applicationId')
    .execute()
  return rows.map(({ applicationId }) => applicationId)
}
