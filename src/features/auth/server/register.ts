import { refuse } from '#platform/contract/refusal.ts'
import type { Db } from '#platform/server/db.ts'
import { newId } from '#platform/server/new-id.ts'
import { hashPassword } from '#platform/server/passwords.ts'
import { auth, type Registration } from '../contract.ts'
import { insertUser } from './queries.ts'

export async function register(db: Db, { password, ...person }: Registration): Promise<{ readonly id: string }> {
  const user = await insertUser(db, { id: newId(), ...person, password: await hashPassword(password) })
  if (!user) throw refuse(auth['POST /api/auth/register'], 'emailTaken')
  return user
}
