import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'
import type { UsersTable } from './tables.ts'

/** Returns null if the email address is taken: the unique index decides, not an earlier query. */
export async function insertUser(db: Db, row: Insertable<UsersTable>): Promise<{ readonly id: string } | null> {
  const made = await db
    .insertInto('users')
    .values(row)
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst()
  return made ?? null
}

export async function findUserByEmail(db: Db, email: string): Promise<Selectable<UsersTable> | null> {
  const row = await db
    .selectFrom('users')
    .selectAll('users')
    .where((where) => where(where.fn('lower', ['users.email']), '=', email.toLowerCase()))
    .executeTakeFirst()
  return row ?? null
}

const personColumns = [
  'id',
  'email',
  'firstName',
  'lastName',
  'phone',
  'location',
  'experience',
  'currentSalary',
  'expectedSalary',
  'skills',
  'demographic',
  'availabilityDays',
  'profileImageUrl',
  'emailVerified',
  'cvBuilt',
] as const

/** The columns of an account without secrets. */
export type Person = Pick<Selectable<UsersTable>, (typeof personColumns)[number]>

export async function findPerson(db: Db, userId: string): Promise<Person | null> {
  const row = await db.selectFrom('users').select(personColumns).where('id', '=', userId).executeTakeFirst()
  return row ?? null
}

export async function setVerifyToken(db: Db, userId: string, hash: Buffer, expiry: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ emailVerifyToken: hash, emailVerifyExpiry: expiry })
    .where('id', '=', userId)
    .where('emailVerified', '=', false)
    .execute()
}

export const verified = { emailVerified: true, emailVerifyToken: null, emailVerifyExpiry: null }

/** Returns true for the first caller with a valid token. */
export async function spendVerifyToken(db: Db, hash: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('users')
    .set(verified)
    .where('emailVerifyToken', '=', hash)
    .where('emailVerifyExpiry', '>', now)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function setResetToken(db: Db, userId: string, hash: Buffer, expiry: Date): Promise<void> {
  await db.updateTable('users').set({ resetToken: hash, resetTokenExpiry: expiry }).where('id', '=', userId).execute()
}

export async function findByResetToken(
  db: Db,
  hash: Buffer,
  now: Date,
): Promise<{ readonly email: string; readonly firstName: string; readonly lastName: string } | null> {
  const row = await db
    .selectFrom('users')
    .select(['email', 'firstName', 'lastName'])
    .where('resetToken', '=', hash)
    .where('resetTokenExpiry', '>', now)
    .executeTakeFirst()
  return row ?? null
}

type Reset = { readonly hash: Buffer; readonly now: Date; readonly password: string }

/** Returns null for a second caller with the same token. The token came by email, so it also verifies the email address. */
export async function spendResetToken(
  tx: Tx,
  { hash, now, password }: Reset,
): Promise<{ readonly id: string; readonly email: string } | null> {
  const row = await tx
    .updateTable('users')
    .set({ ...verified, password, resetToken: null, resetTokenExpiry: null, updatedAt: now })
    .where('resetToken', '=', hash)
    .where('resetTokenExpiry', '>', now)
    .returning(['id', 'email'])
    .executeTakeFirst()
  return row ?? null
}

export async function markVerified(db: Db, userId: string): Promise<void> {
  await db.updateTable('users').set(verified).where('id', '=', userId).execute()
}

/** Stored with the account, so that screens need not call another feature. */
export async function markCvBuilt(tx: Tx, userId: string, isBuilt: boolean): Promise<void> {
  await tx
    .updateTable('users')
    .set({ cvBuilt: isBuilt, cvUsed: isBuilt ? 1 : 0 })
    .where('users.id', '=', userId)
    .execute()
}

/** Stores the plan of a job seeker and its end; null if no plan is active. */
export async function setUserPlan(
  tx: Tx,
  userId: string,
  plan: { readonly name: string; readonly endsAt: Date } | null,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ subscriptionTier: plan?.name ?? 'free', subscriptionStatus: 'active', subscriptionExpiry: plan?.endsAt ?? null })
    .where('id', '=', userId)
    .execute()
}
