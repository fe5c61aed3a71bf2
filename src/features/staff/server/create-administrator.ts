import { randomBytes } from 'node:crypto'
import type { Db } from '#platform/server/db.ts'
import { newId } from '#platform/server/new-id.ts'
import { hashPassword } from '#platform/server/passwords.ts'
import { hasAdministrator, insertStaff } from './queries.ts'

export type Administrator = { readonly email: string; readonly password?: string | undefined }

/** Makes the authorised administrator at the first start. Returns the password when we had to invent it: it is told once, and kept only as a hash. */
export async function createAdministrator(db: Db, { email, password }: Administrator): Promise<string | null> {
  // Hashing costs time and memory, so a start that has nothing to make must not do it.
  if (await hasAdministrator(db, email)) return null
  const chosen = password ?? randomBytes(12).toString('base64url')
  const person = { firstName: 'Portal', lastName: 'Administrator', role: 'admin' } as const
  const isMade = await insertStaff(db, { id: newId(), email, password: await hashPassword(chosen), ...person })
  return isMade && password === undefined ? chosen : null
}
