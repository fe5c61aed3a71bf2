import type { Selectable, Updateable } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'
import type { SessionsTable } from './tables.ts'

type NewSession = Pick<SessionsTable, 'sid' | 'expire'> & { readonly device: string; readonly now: Date }

/**
 * Waits for a transaction that is changing the account. Returns false if the account has changed or is suspended; `password` is compared if it is
 * given.
 */
export async function insertSession(
  db: Db,
  { sid, expire, device, now }: NewSession,
  { userId, password }: { readonly userId: string; readonly password?: string | null },
): Promise<boolean> {
  const made = await db
    .insertInto('sessions')
    .columns(['sid', 'userId', 'sess', 'expire', 'device', 'startedAt', 'seenAt'])
    .expression((where) => {
      const account = where
        .selectFrom('users')
        .select((row) => [
          row.val(sid).as('sid'),
          'id',
          row.cast<string>(row.val('{}'), 'jsonb').as('sess'),
          row.cast<Date>(row.val(expire), 'timestamptz').as('expire'),
          row.val(device).as('device'),
          row.cast<Date>(row.val(now), 'timestamptz').as('startedAt'),
          row.cast<Date>(row.val(now), 'timestamptz').as('seenAt'),
        ])
        .where('id', '=', userId)
        .where('suspendedAt', 'is', null)
        .forShare()
      return password === undefined ? account : account.where('password', 'is not distinct from', password)
    })
    .returning('sid')
    .executeTakeFirst()
  return made !== undefined
}

export async function findSession(
  db: Db,
  sid: string,
  now: Date,
): Promise<Pick<Selectable<SessionsTable>, 'sid' | 'userId' | 'expire' | 'startedAt' | 'seenAt'> | null> {
  const row = await db
    .selectFrom('sessions')
    .select(['sid', 'userId', 'expire', 'startedAt', 'seenAt'])
    .where('sid', '=', sid)
    .where('expire', '>', now)
    .executeTakeFirst()
  return row ?? null
}

type SessionUse = Pick<Updateable<SessionsTable>, 'expire' | 'seenAt'>

export async function recordActivity(db: Db, sid: string, sighting: SessionUse): Promise<void> {
  await db.updateTable('sessions').set(sighting).where('sid', '=', sid).execute()
}

export async function replaceSid(db: Db, from: string, to: string): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable('sessions').set({ sid: to }).where('sid', '=', from).executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteSession(db: Db, sid: string): Promise<void> {
  await db.deleteFrom('sessions').where('sid', '=', sid).execute()
}

export async function deleteSessionsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('sessions').where('userId', '=', userId).execute()
}

/** Called by the schedule. Expired sign-ins give no access and are deleted. */
export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expire', '<=', now).execute()
}
