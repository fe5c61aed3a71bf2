import { listRecipients } from '#features/employers/server/public.ts'
import type { Db } from '#platform/server/db.ts'
import type { ApplicationParties } from './email-queries.ts'

/** One of those to whom an email about a received application goes. A company without a team has no `userId` and cannot open the application. */
export type EmployerRecipient = {
  readonly userId: string | null
  readonly to: string
  /** Of the key: the main owner's email has the key that it had before there were teams. */
  readonly keyEnd: string
}

type Employer = Pick<ApplicationParties, 'employerId' | 'contactEmail'>

/** Without an id, the main owner. Null when that person has left the team, or may only read. */
export async function findEmployerRecipient(
  db: Db,
  { employerId, contactEmail }: Employer,
  recipientId: string | null,
): Promise<EmployerRecipient | null> {
  const recipients = await listRecipients(db, employerId)
  if (recipients.length === 0) return { userId: null, to: contactEmail, keyEnd: '' }
  const found = recipients.find(({ id, isMain }) => (recipientId === null ? isMain : id === recipientId))
  return found ? { userId: found.userId, to: found.email, keyEnd: found.isMain ? '' : `-${found.id}` } : null
}
