import { findEmailRecipient, isCompanySuspended, listRecipients } from '#features/employers/server/public.ts'
import type { Db } from '#platform/server/db.ts'
import type { ApplicationParties } from './email-queries.ts'

/** A person of a company who gets emails about received applications. A company without a team has no `userId` and cannot open the application. */
export type EmployerRecipient = {
  readonly userId: string | null
  readonly to: string
  /** The end of the email's key. It is empty for the main owner, whose emails keep the keys that they had before there were teams. */
  readonly keyEnd: string
}

type Employer = Pick<ApplicationParties, 'employerId' | 'contactEmail'>

/** The recipient with this id, or the main owner if there is no id. Null if that person has left the team, may only read, or is suspended. */
export async function findEmployerRecipient(
  db: Db,
  { employerId, contactEmail }: Employer,
  recipientId: string | null,
): Promise<EmployerRecipient | null> {
  const found = await findEmailRecipient(db, employerId, recipientId)
  if (found) return { userId: found.userId, to: found.email, keyEnd: found.isMain ? '' : `-${found.id}` }
  const hasTeam = (await listRecipients(db, employerId)).length > 0
  return hasTeam || (await isCompanySuspended(db, employerId)) ? null : { userId: null, to: contactEmail, keyEnd: '' }
}
