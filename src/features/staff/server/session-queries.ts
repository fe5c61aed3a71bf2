import type { Insertable, Selectable } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'
import type { AdminPendingSignInsTable, AdminSessionsTable, AdminUsersTable } from './tables.ts'

type StaffSession = Pick<Selectable<AdminUsersTable>, 'id' | 'role' | 'firstName' | 'lastName'> & { readonly confirmedAt: Date }

export async function insertStaffSession(db: Db, row: Insertable<AdminSessionsTable>): Promise<void> {
  await db.insertInto('adminSessions').values(row).execute()
}

export async function findStaffBySession(db: Db, sid: string, now: Date): Promise<StaffSession | null> {
  const row = await db
    .selectFrom('adminSessions')
    .innerJoin('adminUsers', 'adminUsers.id', 'adminSessions.adminId')
    .select(['adminUsers.id', 'adminUsers.role', 'adminUsers.firstName', 'adminUsers.lastName', 'adminSessions.confirmedAt'])
    .where('adminSessions.sid', '=', sid)
    .where('adminSessions.expire', '>', now)
    .where('adminUsers.isActive', '=', true)
    .executeTakeFirst()
  return row ?? null
}

/** Gives the sign-in a new token, after the password was entered. Returns false if the sign-in has ended. */
export async function confirmStaffSession(
  db: Db,
  sid: string,
  to: { readonly sid: string; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('adminSessions')
    .set({ sid: to.sid, confirmedAt: to.now })
    .where('sid', '=', sid)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function listStaffSessions(db: Db, adminId: string, now: Date) {
  return db
    .selectFrom('adminSessions')
    .select(['id', 'sid', 'device', 'startedAt'])
    .where('adminId', '=', adminId)
    .where('expire', '>', now)
    .orderBy('startedAt', 'desc')
    .execute()
}

type SessionChoice = { readonly id: string } | { readonly beside: string }

/** Ends one sign-in of a person, or all except one. */
export async function endStaffSessions(db: Db, adminId: string, which: SessionChoice): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('adminSessions')
    .where('adminId', '=', adminId)
    .where((where) => ('id' in which ? where('id', '=', which.id) : where('sid', '<>', which.beside)))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Ends all sign-ins of a person, including those that wait for a code. The caller has locked the account, so that none is completed meanwhile. */
export async function deleteStaffSessions(tx: Tx, adminId: string): Promise<void> {
  await tx.deleteFrom('adminSessions').where('adminId', '=', adminId).execute()
  await tx.deleteFrom('adminPendingSignIns').where('adminId', '=', adminId).execute()
}

export async function deleteStaffSession(db: Db, sid: string): Promise<void> {
  await db.deleteFrom('adminSessions').where('sid', '=', sid).execute()
}

export async function insertPendingSignIn(db: Db, row: AdminPendingSignInsTable): Promise<void> {
  await db.insertInto('adminPendingSignIns').values(row).execute()
}

export async function findPendingSignIn(
  db: Db,
  sid: string,
  now: Date,
): Promise<{ readonly id: string; readonly email: string } | null> {
  const row = await db
    .selectFrom('adminPendingSignIns')
    .innerJoin('adminUsers', 'adminUsers.id', 'adminPendingSignIns.adminId')
    .select(['adminUsers.id', 'adminUsers.email'])
    .where('sid', '=', sid)
    .where('expire', '>', now)
    .where('isActive', '=', true)
    .executeTakeFirst()
  return row ?? null
}

/** Returns false if it was completed or has ended. */
export async function deletePendingSignIn(db: Db, sid: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('adminPendingSignIns').where('sid', '=', sid).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Called by the schedule. Expired sign-ins give no access and are deleted. */
export async function deleteExpiredStaffSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('adminSessions').where('expire', '<=', now).execute()
  await db.deleteFrom('adminPendingSignIns').where('expire', '<=', now).execute()
}
