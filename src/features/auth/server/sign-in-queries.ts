import type { Db } from '#platform/server/db.ts'

/** All valid sign-ins of the account, the last used first. */
export async function listSessionsOf(db: Db, userId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'sid', 'device', 'startedAt', 'seenAt'])
    .where('userId', '=', userId)
    .where('expire', '>', now)
    .orderBy('seenAt', 'desc')
    .orderBy('id')
    .execute()
}

/** Returns false if this person has no such sign-in. */
export async function deleteSessionOf(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('sessions').where('userId', '=', userId).where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Returns the number of deleted sign-ins. */
export async function deleteSessionsBeside(db: Db, userId: string, sid: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('sid', '<>', sid)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
