import { refuse } from '#platform/contract/refusal.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import { publish } from '#platform/server/events.ts'
import { newId } from '#platform/server/new-id.ts'
import { hashPassword } from '#platform/server/passwords.ts'
import { auth, type Registration, userRegistered } from '../contract.ts'
import { insertUser } from './queries.ts'
import { isWeakPassword } from './weak-passwords.ts'

const call = auth['POST /api/auth/register']

/** Creates rows of another feature together with an account: both are committed, or neither. */
export type RegistrationHook = (tx: Tx, userId: string, registration: Registration) => Promise<void>

/** Opens a transaction of its own. The password is hashed before, because that takes longer than everything inside. */
export async function register(
  db: Db,
  registration: Registration,
  alongside: readonly RegistrationHook[] = [],
): Promise<{ readonly id: string }> {
  if (await isWeakPassword(registration.password, registration)) throw refuse(call, 'commonPassword')
  return storeAccount(db, { ...registration, hash: await hashPassword(registration.password) }, alongside)
}

/** `hash` is the hash of the password. The hooks create further rows of a new account in the same transaction. */
export function storeAccount(
  db: Db,
  { hash, ...registration }: Registration & { readonly hash: string },
  alongside: readonly RegistrationHook[],
): Promise<{ readonly id: string }> {
  const { email, firstName, lastName, returnTo } = registration
  return db.transaction().execute(async (tx) => {
    const user = await insertUser(tx, { id: newId(), email, firstName, lastName, password: hash })
    if (!user) throw refuse(call, 'emailTaken')
    for (const make of alongside) await make(tx, user.id, registration)
    await publish(tx, userRegistered, { userId: user.id, askId: newId(), returnTo })
    return user
  })
}
