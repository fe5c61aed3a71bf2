import { assertDefined } from '#platform/contract/assert-defined.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { publish } from '#platform/server/events.ts'
import { newId } from '#platform/server/new-id.ts'
import { hashPassword } from '#platform/server/passwords.ts'
import { countOf } from '#platform/server/rate-limits/rate-limit.ts'
import { staffInvited } from '../../contract.ts'
import { type NewStaff, staffPeople } from '../../people-contract.ts'
import { roleLabels } from '../../permissions.ts'
import { problemOfPassword } from '../password/weak-staff-password.ts'
import { insertAdminLog, insertStaff } from '../queries.ts'
import { invitationsTo } from '../rate-limits.ts'
import { findListed, type StaffRow } from '../people-queries.ts'

const call = staffPeople['POST /api/admin/staff']
const invite = staffPeople['POST /api/admin/staff/:staffId/invitation']

/** Creates an account and emails a link to choose a password, so that nobody else knows it. */
export async function createStaff(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  adminId: string,
  { password, ...person }: NewStaff,
): Promise<StaffRow> {
  const problem = await problemOfPassword(config, password, person)
  if (problem) throw refuse(call, problem)
  const hash = await hashPassword(password)
  const id = newId()
  await db.transaction().execute(async (tx) => {
    const isMade = await insertStaff(tx, { ...person, id, password: hash, createdBy: adminId })
    if (!isMade) throw refuse(call, 'emailTaken')
    await publish(tx, staffInvited, { adminId: id, askId: newId() })
    const about = { targetType: 'staff', targetId: id }
    await insertAdminLog(tx, { adminId, action: 'create staff', description: roleLabels[person.role], ...about })
  })
  return assertDefined(await findListed(db, id), 'the new account')
}

type Invitation = { readonly adminId: string; readonly staffId: string }

export async function resendInvitation(
  { db, rateLimits }: Pick<AppContext, 'db' | 'rateLimits'>,
  { adminId, staffId }: Invitation,
): Promise<void> {
  const person = await findListed(db, staffId)
  if (!person?.isActive) throw refuse(invite, 'notFound')
  if (person.lastLogin) throw refuse(invite, 'hasSignedIn')
  await rateLimits.consume([countOf(invitationsTo, person.email)])
  await db.transaction().execute(async (tx) => {
    await publish(tx, staffInvited, { adminId: staffId, askId: newId() })
    await insertAdminLog(tx, { adminId, action: 'resend invitation', targetType: 'staff', targetId: staffId })
  })
}
