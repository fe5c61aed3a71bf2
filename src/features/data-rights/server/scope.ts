import { findPerson } from '#features/auth/server/public.ts'
import type { Db } from '#platform/server/db.ts'
import { Unauthorized } from '#platform/server/failures.ts'
import type { PersonalDataTable } from '#platform/server/personal-data.ts'
import type { Scope } from './queries.ts'

type VerifiedScope = Scope & { readonly subject: { readonly address: string } }

/** Who is signed in has proved the address, at the latest by signing in. */
export async function scopeOf(db: Db, personalData: readonly PersonalDataTable[], userId: string): Promise<VerifiedScope> {
  const person = await findPerson(db, userId)
  // Signed in a moment ago, deleted now.
  if (!person) throw new Unauthorized()
  return { personalData, subject: { id: userId, address: person.email, withEmailOnly: true } }
}
