import { refuse } from '#platform/contract/refusal.ts'
import type { Db } from '#platform/server/db.ts'
import { isPassword } from '#platform/server/passwords.ts'
import { auth, type Login, type User } from '../contract.ts'
import { findUserByEmail } from './queries.ts'

/** The same sentence, in the same time, whether the address or the password is wrong. */
export async function login(db: Db, { email, password }: Login): Promise<User> {
  const user = await findUserByEmail(db, email)
  const isRight = await isPassword(user?.password ?? undefined, password)
  if (!user || !isRight) throw refuse(auth['POST /api/auth/login'], 'wrongPassword')
  if (!user.emailVerified) throw refuse(auth['POST /api/auth/login'], 'emailNotVerified')
  return user
}
