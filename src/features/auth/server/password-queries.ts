import type { Db, Tx } from '#platform/server/db.ts'

/** The hash of the password; null for people who only sign in with Google, and for unknown ids. */
export async function findPassword(db: Db, userId: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('password').where('id', '=', userId).executeTakeFirst()
  return row?.password ?? null
}

type Change = { readonly userId: string; readonly from: string; readonly to: string; readonly now: Date }

/** Returns false if the password has changed meanwhile: of two concurrent changes one succeeds. Pending reset links become invalid. */
export async function replacePassword(tx: Tx, { userId, from, to, now }: Change): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ password: to, resetToken: null, resetTokenExpiry: null, updatedAt: now })
    .where('id', '=', userId)
    .where('password', '=', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Locks the account until the transaction ends: nobody else changes it, signs in to it or writes a row that belongs to it. */
export async function lockAccount(tx: Tx, userId: string): Promise<{ readonly email: string } | null> {
  const row = await tx.selectFrom('users').select('email').where('id', '=', userId).forUpdate().executeTakeFirst()
  return row ?? null
}
