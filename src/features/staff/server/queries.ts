import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'
import type { AdminUsersTable, AdminLogsTable } from './tables.ts'
import { newId } from '#platform/server/new-id.ts'

type LogEntry = Omit<Insertable<AdminLogsTable>, 'id'>

/** Every change by staff is logged in the transaction that makes it. */
export async function insertAdminLog(tx: Tx, action: LogEntry): Promise<void> {
  await tx
    .insertInto('adminLogs')
    .values({ id: newId(), ...action })
    .execute()
}

export async function hasAdministrator(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('adminUsers')
    .select('id')
    .where((where) => where(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst()
  return row !== undefined
}

/** False when the address exists already: of two processes that start together, one creates the account. */
export async function insertStaff(db: Db, row: Insertable<AdminUsersTable>): Promise<boolean> {
  const made = await db
    .insertInto('adminUsers')
    .values(row)
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

/** Locked, so that of two processes that start together one changes it. */
export async function lockStaffPassword(
  tx: Tx,
  email: string,
): Promise<{ readonly id: string; readonly password: string } | null> {
  const row = await tx
    .selectFrom('adminUsers')
    .select(['id', 'password'])
    .where((where) => where(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export async function setStaffPassword(tx: Tx, id: string, hash: string): Promise<void> {
  await tx
    .updateTable('adminUsers')
    .set({ password: hash, resetToken: null, resetTokenExpiry: null })
    .where('id', '=', id)
    .execute()
}

const personColumns = ['id', 'firstName', 'lastName', 'role'] as const

export async function findStaffByEmail(db: Db, email: string) {
  const row = await db
    .selectFrom('adminUsers')
    .select([...personColumns, 'password', 'isActive'])
    .where((where) => where(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst()
  return row ?? null
}

export async function setLastLogin(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('adminUsers').set({ lastLogin: now }).where('id', '=', id).execute()
}

export async function findStaff(db: Db, id: string) {
  const row = await db.selectFrom('adminUsers').select(personColumns).where('id', '=', id).executeTakeFirst()
  return row ?? null
}
