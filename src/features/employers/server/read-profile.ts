import { coveredUntil } from '#features/entitlements/rules.ts'
import { listEntries } from '#features/entitlements/server/public.ts'
import { NotFound } from '#platform/server/failures.ts'
import type { EmployerCaller } from '#platform/server/serve.ts'
import type { Db } from '#platform/server/db.ts'
import type { EmployerProfile } from '../contract.ts'
import { findPostingLimit, findProfile } from './queries.ts'

/** Without an end it is active until it is cancelled. */
function isRunning(isOn: boolean, end: Date | null, now: Date): boolean {
  return isOn && (end === null || end > now)
}

type Reader = Pick<EmployerCaller, 'employerId' | 'role'>

/** The add-on as it was bought, or as staff have given it. */
async function findAddon(db: Db, row: { readonly id: string; readonly isOn: boolean; readonly end: Date | null }, now: Date) {
  const entries = await listEntries(db, { userId: null, employerId: row.id })
  const bought = coveredUntil(
    entries.filter(({ entitlement }) => entitlement === 'interviewer_addon'),
    now,
  )
  const isGiven = isRunning(row.isOn, row.end, now)
  if (!bought) return { isActive: isGiven, end: row.end }
  return { isActive: true, end: isGiven && (row.end === null || row.end > bought) ? row.end : bought }
}

export async function readProfile(db: Db, { employerId, role }: Reader, now: Date): Promise<EmployerProfile> {
  const row = await findProfile(db, employerId)
  // The company was deleted after the request was authenticated.
  if (!row) throw new NotFound()
  const { contactEmail, subscriptionStatus, subscriptionExpiry, interviewerAddonActive, interviewerAddonExpiry, ...facts } = row
  const isOver = subscriptionStatus === 'active' && !isRunning(true, subscriptionExpiry, now)
  const given = { id: employerId, isOn: interviewerAddonActive, end: interviewerAddonExpiry }
  const [addon, jobPostingLimit] = await Promise.all([findAddon(db, given, now), findPostingLimit(db, employerId, now)])
  return {
    ...facts,
    role,
    jobPostingLimit,
    email: contactEmail,
    subscriptionStatus: isOver ? 'expired' : subscriptionStatus,
    interviewerAddonActive: addon.isActive,
    interviewerAddonExpiry: addon.end?.toISOString() ?? null,
    subscriptionExpiry: subscriptionExpiry?.toISOString() ?? null,
  }
}

/** Whether the company may use the AI Voice Interviewer now. */
export async function hasInterviewerAddon(db: Db, employerId: string, now: Date): Promise<boolean> {
  const row = await findProfile(db, employerId)
  if (!row) return false
  const given = { id: employerId, isOn: row.interviewerAddonActive, end: row.interviewerAddonExpiry }
  return (await findAddon(db, given, now)).isActive
}
