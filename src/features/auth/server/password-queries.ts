import type { Db, Tx } from '#platform/server/db.ts'

/** The hash; null for people who come in through Google only, and for nobody. */
export async function findPassword(db: Db, userId: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('password').where('id', '=', userId).executeTakeFirst()
  return row?.password ?? null
}

/** A link for a forgotten password that is still on its way is worth nothing after this. */
export async function setPassword(tx: Tx, userId: string, hash: string, now: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({ password: hash, resetToken: null, resetTokenExpiry: null, updatedAt: now })
    .where('id', '=', userId)
    .execute()
}

/** Until the transaction ends nobody else changes the account, signs in to it or writes a row that belongs to it. */
export async function lockAccount(tx: Tx, userId: string): Promise<{ readonly email: string } | null> {
  const row = await tx.selectFrom('users').select('email').where('id', '=', userId).forUpdate().executeTakeFirst()
  return row ?? null
}
