import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'

/**
 * Locks the account. Every change of the ways to sign in does so, so that changes happen one after another. Null for an unknown or deactivated
 * account.
 */
export async function lockStaff(tx: Tx, adminId: string) {
  const row = await tx
    .selectFrom('adminUsers')
    .select(['id', 'email', 'password', 'firstName', 'lastName', 'role', 'totpSecret', 'secondFactorSince'])
    .where('id', '=', adminId)
    .where('isActive', '=', true)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}
export type LockedStaff = NonNullable<Awaited<ReturnType<typeof lockStaff>>>

/** Replaces a secret that has not taken effect yet. */
export async function setPendingSecret(tx: Tx, adminId: string, encrypted: Buffer): Promise<void> {
  await tx.updateTable('adminUsers').set({ totpSecret: encrypted, totpLastStep: null }).where('id', '=', adminId).execute()
}

/** Returns false if this code or a later one was used before. */
export async function spendStep(tx: Tx, adminId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('adminUsers')
    .set({ totpLastStep: step })
    .where('id', '=', adminId)
    .where((where) => where.or([where('totpLastStep', 'is', null), where('totpLastStep', '<', step)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns false if the code does not exist or was used: using a code deletes it. */
export async function spendRecoveryCode(tx: Tx, adminId: string, codeHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('adminRecoveryCodes')
    .where('adminId', '=', adminId)
    .where('codeHash', '=', codeHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function replaceRecoveryCodes(tx: Tx, adminId: string, hashes: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('adminRecoveryCodes').where('adminId', '=', adminId).execute()
  const rows = hashes.map((codeHash) => ({ adminId, codeHash }))
  if (rows.length > 0) await tx.insertInto('adminRecoveryCodes').values(rows).execute()
}

export async function countRecoveryCodes(db: Db, adminId: string): Promise<number> {
  const row = await db
    .selectFrom('adminRecoveryCodes')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('adminId', '=', adminId)
    .executeTakeFirst()
  return row?.count ?? 0
}

export async function startSecondFactor(tx: Tx, adminId: string, since: Date): Promise<void> {
  await tx.updateTable('adminUsers').set({ secondFactorSince: since }).where('id', '=', adminId).execute()
}

/** Also deletes its recovery codes. */
export async function removeSecondFactor(tx: Tx, adminId: string): Promise<void> {
  await tx
    .updateTable('adminUsers')
    .set({ totpSecret: null, totpLastStep: null, secondFactorSince: null })
    .where('id', '=', adminId)
    .execute()
  await replaceRecoveryCodes(tx, adminId, [])
}
