import { findPassword, findPerson } from '#features/auth/server/public.ts'
import type { Db } from '#platform/server/db.ts'
import { Unauthorized } from '#platform/server/failures.ts'
import type { OwnAccount } from '../contract.ts'

export async function readAccount(db: Db, userId: string): Promise<OwnAccount> {
  const [person, password] = await Promise.all([findPerson(db, userId), findPassword(db, userId)])
  // Signed in a moment ago, deleted now.
  if (!person) throw new Unauthorized()
  const { firstName, lastName, email, phone } = person
  return { firstName, lastName, email, phone: phone ?? '', hasPassword: password !== null }
}
