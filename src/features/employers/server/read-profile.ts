import { NotFound } from '#platform/server/failures.ts'
import type { EmployerCaller } from '#platform/server/serve.ts'
import type { Db } from '#platform/server/db.ts'
import type { EmployerProfile } from '../contract.ts'
import { findProfile } from './queries.ts'

/** Without an end it runs until it is cancelled. */
function isRunning(isOn: boolean, end: Date | null, now: Date): boolean {
  return isOn && (end === null || end > now)
}

type Reader = Pick<EmployerCaller, 'employerId' | 'role'>

export async function readProfile(db: Db, { employerId, role }: Reader, now: Date): Promise<EmployerProfile> {
  const row = await findProfile(db, employerId)
  // Deleted after the request was authenticated.
  if (!row) throw new NotFound()
  const { contactEmail, subscriptionStatus, subscriptionExpiry, interviewerAddonActive, interviewerAddonExpiry, ...facts } = row
  const isOver = subscriptionStatus === 'active' && !isRunning(true, subscriptionExpiry, now)
  return {
    ...facts,
    role,
    email: contactEmail,
    subscriptionStatus: isOver ? 'expired' : subscriptionStatus,
    interviewerAddonActive: isRunning(interviewerAddonActive, interviewerAddonExpiry, now),
    interviewerAddonExpiry: interviewerAddonExpiry?.toISOString() ?? null,
    subscriptionExpiry: subscriptionExpiry?.toISOString() ?? null,
  }
}
