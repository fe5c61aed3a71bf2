import type { Insertable, Selectable } from 'kysely'
import type { Tx } from '#platform/server/db.ts'
import { verified } from './queries.ts'
import type { UsersTable } from './tables.ts'

type Owner = Pick<Selectable<UsersTable>, 'id' | 'emailVerified' | 'socialId'>

export async function findUserBySub(tx: Tx, sub: string): Promise<{ readonly id: string } | null> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('authMethod', '=', 'google')
    .where('socialId', '=', sub)
    .executeTakeFirst()
  return row ?? null
}

/** Locks the account, so that nobody verifies it, signs in to it or links it meanwhile. */
export async function lockUserByEmail(tx: Tx, email: string): Promise<Owner | null> {
  const row = await tx
    .selectFrom('users')
    .select(['id', 'emailVerified', 'socialId'])
    .where((where) => where(where.fn('lower', ['users.email']), '=', email.toLowerCase()))
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export async function linkGoogle(
  tx: Tx,
  userId: string,
  { sub, now }: { readonly sub: string; readonly now: Date },
): Promise<void> {
  await tx.updateTable('users').set({ authMethod: 'google', socialId: sub, updatedAt: now }).where('id', '=', userId).execute()
}

type Names = { readonly firstName: string; readonly lastName: string }

/**
 * Removes the names, the password and all requested links of an unverified account: they may come from a stranger, because the person who registered
 * has proved nothing.
 */
export async function dropUnverifiedSignInMethods(tx: Tx, userId: string, names: Names): Promise<void> {
  await tx
    .updateTable('users')
    .set({ ...verified, ...names, password: null, resetToken: null, resetTokenExpiry: null })
    .where('id', '=', userId)
    .execute()
}

/** Returns null if the email address or the Google account is already in use. */
export async function insertGoogleUser(tx: Tx, row: Insertable<UsersTable>): Promise<{ readonly id: string } | null> {
  const made = await tx
    .insertInto('users')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made ?? null
}
