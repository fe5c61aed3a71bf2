import { findPerson } from '#features/auth/server/door.ts'
import type { Db } from '#platform/server/db.ts'
import { Unauthorized } from '#platform/server/failures.ts'
import type { Holding } from '#platform/server/holding.ts'
import type { Scope } from './queries.ts'

type ProvenScope = Scope & { readonly subject: { readonly address: string } }

/** Who is signed in has proved the address, at the latest by signing in. */
export async function scopeOf(db: Db, holdings: readonly Holding[], userId: string): Promise<ProvenScope> {
  const person = await findPerson(db, userId)
  // Signed in a moment ago, deleted now.
  if (!person) throw new Unauthorized()
  return { holdings, subject: { id: userId, address: person.email, withOffered: true } }
}
