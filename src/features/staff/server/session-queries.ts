import type { Selectable } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { AdminSessionsTable, AdminUsersTable } from './tables.ts'

type StaffSession = Pick<Selectable<AdminUsersTable>, 'id' | 'role' | 'firstName' | 'lastName'>

export async function insertStaffSession(db: Db, row: AdminSessionsTable): Promise<void> {
  await db.insertInto('adminSessions').values(row).execute()
}

export async function findStaffBySession(db: Db, sid: string, now: Date): Promise<StaffSession | null> {
  const row = await db
    .selectFrom('adminSessions')
    .innerJoin('adminUsers', 'adminUsers.id', 'adminSessions.adminId')
    .select(['adminUsers.id', 'adminUsers.role', 'adminUsers.firstName', 'adminUsers.lastName'])
    .where('adminSessions.sid', '=', sid)
    .where('adminSessions.expire', '>', now)
    .where('adminUsers.isActive', '=', true)
    .executeTakeFirst()
  return row ?? null
}

/** All sign-ins of one person. */
export async function deleteStaffSessions(db: Db, adminId: string): Promise<void> {
  await db.deleteFrom('adminSessions').where('adminId', '=', adminId).execute()
}

export async function deleteStaffSession(db: Db, sid: string): Promise<void> {
  await db.deleteFrom('adminSessions').where('sid', '=', sid).execute()
}

/** For the schedule: expired sign-ins give no access and are deleted. */
export async function deleteExpiredStaffSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('adminSessions').where('expire', '<=', now).execute()
}
