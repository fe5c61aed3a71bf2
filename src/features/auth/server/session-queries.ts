import type { Selectable } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { SessionsTable } from './tables.ts'

export async function insertSession(db: Db, row: SessionsTable): Promise<void> {
  await db.insertInto('sessions').values(row).execute()
}

export async function findSession(
  db: Db,
  sid: string,
  now: Date,
): Promise<Pick<Selectable<SessionsTable>, 'sid' | 'userId' | 'expire'> | null> {
  const row = await db
    .selectFrom('sessions')
    .select(['sid', 'userId', 'expire'])
    .where('sid', '=', sid)
    .where('expire', '>', now)
    .executeTakeFirst()
  return row ?? null
}

export async function prolongSession(db: Db, sid: string, expire: Date): Promise<void> {
  await db.updateTable('sessions').set({ expire }).where('sid', '=', sid).execute()
}

export async function deleteSession(db: Db, sid: string): Promise<void> {
  await db.deleteFrom('sessions').where('sid', '=', sid).execute()
}

/** For the timetable: what has expired opens nothing any more and is only kept dust. */
export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expire', '<=', now).execute()
}
