import { type SqlBool, sql } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'

/** Suspends accounts and ends their sign-ins at once. A sign-in in progress waits for the lock of its account, and is refused. */
export async function suspendAccounts(tx: Tx, userIds: readonly string[], now: Date): Promise<void> {
  const ids = await lockAccounts(tx, userIds)
  if (ids.length === 0) return
  await tx.updateTable('users').set({ suspendedAt: now }).where('id', 'in', ids).where('suspendedAt', 'is', null).execute()
  await tx.deleteFrom('sessions').where('userId', 'in', ids).execute()
}

export async function restoreAccounts(tx: Tx, userIds: readonly string[]): Promise<void> {
  const ids = await lockAccounts(tx, userIds)
  if (ids.length > 0) await tx.updateTable('users').set({ suspendedAt: null }).where('id', 'in', ids).execute()
}

/** Locks accounts in a fixed order, so that two teams with the same people cannot deadlock. */
async function lockAccounts(tx: Tx, userIds: readonly string[]): Promise<readonly string[]> {
  if (userIds.length === 0) return []
  const rows = await tx.selectFrom('users').select('id').where('id', 'in', userIds).orderBy('id').forUpdate().execute()
  return rows.map(({ id }) => id)
}

/** False for an address without an account. */
export async function isSuspendedAddress(db: Db, address: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where(sql<SqlBool>`lower(email) = lower(${address})`)
    .where('suspendedAt', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

export async function isSuspended(db: Db, userId: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('suspendedAt').where('id', '=', userId).executeTakeFirst()
  return row?.suspendedAt instanceof Date
}
