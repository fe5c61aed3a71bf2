import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'
import type { AdminUsersTable, AdminLogsTable } from './tables.ts'
import { newId } from '#platform/server/new-id.ts'

type LogEntry = Omit<Insertable<AdminLogsTable>, 'id'>

/**
 * Logs an action of staff in the transaction that carries it out. Call it last, because transactions that log wait for each other: each row contains
 * the hash of the row before.
 */
export async function insertAdminLog(tx: Tx, action: LogEntry): Promise<void> {
  await tx
    .insertInto('adminLogs')
    .values({ id: newId(), ...action })
    .execute()
}

/** Logs something that is not part of a change, such as a failed attempt. */
export async function logAlone(db: Db, action: LogEntry): Promise<void> {
  await db.transaction().execute((tx) => insertAdminLog(tx, action))
}

export async function hasAdministrator(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('adminUsers')
    .select('id')
    .where((where) => where(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst()
  return row !== undefined
}

/** Returns false if the address exists already: of two processes that start together, one creates the account. */
export async function insertStaff(db: Db, row: Insertable<AdminUsersTable>): Promise<boolean> {
  const made = await db
    .insertInto('adminUsers')
    .values(row)
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

/** Locked, so that of two processes that start together only one changes the password. */
export async function lockStaffPassword(tx: Tx, email: string) {
  const row = await tx
    .selectFrom('adminUsers')
    .select(['id', 'password', 'configuredPassword', 'isActive'])
    .where((where) => where(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** Invalidates the links that were sent before. */
export async function setStaffPassword(tx: Tx, id: string, hash: string): Promise<void> {
  await tx
    .updateTable('adminUsers')
    .set({ password: hash, resetToken: null, resetTokenExpiry: null })
    .where('id', '=', id)
    .execute()
}

export async function setConfiguredPassword(tx: Tx, id: string, hash: string): Promise<void> {
  await tx.updateTable('adminUsers').set({ configuredPassword: hash }).where('id', '=', id).execute()
}

/** Replaces the link of an earlier email. */
export async function setStaffResetToken(db: Db, id: string, hash: Buffer, expiry: Date): Promise<void> {
  await db.updateTable('adminUsers').set({ resetToken: hash, resetTokenExpiry: expiry }).where('id', '=', id).execute()
}

/** The owner of a link, if the link is valid. */
export async function findByStaffResetToken(db: Db, hash: Buffer, now: Date) {
  const row = await db
    .selectFrom('adminUsers')
    .select(['id', 'email', 'firstName', 'lastName'])
    .where('resetToken', '=', hash)
    .where('resetTokenExpiry', '>', now)
    .where('isActive', '=', true)
    .executeTakeFirst()
  return row ?? null
}

/** Of two resets with one link only one succeeds; the other gets null. */
export async function spendStaffResetToken(tx: Tx, { hash, now, password }: { hash: Buffer; now: Date; password: string }) {
  const row = await tx
    .updateTable('adminUsers')
    .set({ password, resetToken: null, resetTokenExpiry: null })
    .where('resetToken', '=', hash)
    .where('resetTokenExpiry', '>', now)
    .where('isActive', '=', true)
    .returning(['id', 'email'])
    .executeTakeFirst()
  return row ?? null
}

/** The address for an email; null if the account is deactivated. */
export async function findActiveStaff(db: Db, id: string) {
  const row = await db
    .selectFrom('adminUsers')
    .select(['email', 'firstName', 'lastName', 'role', 'lastLogin'])
    .where('id', '=', id)
    .where('isActive', '=', true)
    .executeTakeFirst()
  return row ?? null
}

export async function findStaffPassword(db: Db, id: string): Promise<string | undefined> {
  return (await db.selectFrom('adminUsers').select('password').where('id', '=', id).executeTakeFirst())?.password
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
  const row = await db
    .selectFrom('adminUsers')
    .select([...personColumns, 'email', 'secondFactorSince'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}
