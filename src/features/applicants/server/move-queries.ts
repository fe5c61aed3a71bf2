import { type Insertable, sql } from 'kysely'
import type { Db, Tables, Tx } from '#platform/server/db.ts'

/** The moves of these applications that can still be taken back. */
export async function listPending(tx: Tx, applicationIds: readonly string[]) {
  if (applicationIds.length === 0) return []
  return tx
    .selectFrom('pendingMoves')
    .selectAll()
    .where('applicationId', 'in', [...applicationIds])
    .execute()
}

/** Returns until when they can be taken back, by the time of the database. */
export async function insertPending(tx: Tx, rows: readonly Insertable<Tables['pendingMoves']>[]): Promise<Date> {
  const [first] = await tx
    .insertInto('pendingMoves')
    .values([...rows])
    .returning('undoUntil')
    .execute()
  return first?.undoUntil ?? new Date(0)
}

/** The same time as the default of `undo_until`: `now()` is that of the transaction. */
export const undoEnd = sql<Date>`now() + interval '10 seconds'`

export async function listMoved(db: Db, moveId: string): Promise<string[]> {
  const rows = await db.selectFrom('pendingMoves').select('applicationId').where('moveId', '=', moveId).execute()
  return rows.map(({ applicationId }) => applicationId)
}

/** The delete that finds the row decides: the move is carried out, or taken back. */
export async function takePending(tx: Tx, applicationIds: readonly string[]) {
  if (applicationIds.length === 0) return []
  return tx
    .deleteFrom('pendingMoves')
    .where('applicationId', 'in', [...applicationIds])
    .returningAll()
    .execute()
}

/** Takes back what is not too late, by the time of the database. */
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
