import { auth, type Registration } from '#features/auth/contract.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { Tx } from '#platform/server/db.ts'
import { newId } from '#platform/server/new-id.ts'
import { insertEmployer } from './queries.ts'

/** Creates a profile together with the account of an employer. It never assigns an existing company. */
export async function openProfile(tx: Tx, userId: string, registration: Registration): Promise<void> {
  if (registration.accountType !== 'employer') return
  const { companyName, email, firstName, lastName } = registration
  const isMade = await insertEmployer(tx, {
    id: newId(),
    userId,
    companyName,
    contactEmail: email,
    contactName: `${firstName} ${lastName}`,
  })
  if (!isMade) throw refuse(auth['POST /api/auth/register'], 'emailTaken')
}
