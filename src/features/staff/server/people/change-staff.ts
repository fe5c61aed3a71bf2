import { assertDefined } from '#platform/contract/assert-defined.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Tx } from '#platform/server/db.ts'
import { publish } from '#platform/server/events.ts'
import { newId } from '#platform/server/new-id.ts'
import { staffAccessChanged } from '../../contract.ts'
import { type StaffChange, staffPeople } from '../../people-contract.ts'
import { roleLabels } from '../../permissions.ts'
import { insertAdminLog } from '../queries.ts'
import { removeSecondFactor } from '../second-factor-queries.ts'
import { deleteStaffSessions } from '../session-queries.ts'
import { findListed, lockAdministrators, lockListed, setStaffState, type StaffRow } from '../people-queries.ts'

const call = staffPeople['PUT /api/admin/staff/:staffId']
const reset = staffPeople['DELETE /api/admin/staff/:staffId/second-factor']

type Target = { readonly adminId: string; readonly staffId: string }

/** Changes a role or state, which ends the sign-ins of the person. */
export async function changeStaff(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { adminId, staffId }: Target,
  change: StaffChange,
): Promise<StaffRow> {
  await db.transaction().execute(async (tx) => {
    const administrators = await lockAdministrators(tx)
    const before = await lockListed(tx, staffId)
    if (!before) throw refuse(call, 'notFound')
    const after = { role: change.role ?? before.role, isActive: change.isActive ?? before.isActive }
    const staysAdministrator = after.role === 'admin' && after.isActive
    if (!staysAdministrator && administrators.every((id) => id === staffId)) throw refuse(call, 'lastAdministrator')
    // An administrator who has just been removed can no longer remove anybody.
    if (staffId === adminId || !administrators.includes(adminId)) throw refuse(call, 'ownAccount')
    await setStaffState(tx, staffId, { ...after, now: clock() })
    await deleteStaffSessions(tx, staffId)
    await logChanges(tx, { adminId, staffId }, { before, after })
  })
  return assertDefined(await findListed(db, staffId), 'the account')
}

type State = Pick<StaffRow, 'role' | 'isActive'>

async function logChanges(
  tx: Tx,
  { adminId, staffId }: Target,
  { before, after }: { before: State; after: State },
): Promise<void> {
  const about = { adminId, targetType: 'staff', targetId: staffId }
  if (before.isActive !== after.isActive)
    await insertAdminLog(tx, { ...about, action: after.isActive ? 'activate staff' : 'deactivate staff' })
  if (before.role !== after.role) {
    const description = `${roleLabels[before.role]} → ${roleLabels[after.role]}`
    await insertAdminLog(tx, { ...about, action: 'change role', description })
  }
}

/** Removes the second factor. The person then signs in with the password only; a public server requires a new second factor at once. */
export async function resetSecondFactor({ db }: Pick<AppContext, 'db'>, { adminId, staffId }: Target): Promise<StaffRow> {
  if (staffId === adminId) throw refuse(reset, 'ownAccount')
  await db.transaction().execute(async (tx) => {
    if (!(await lockListed(tx, staffId))) throw refuse(reset, 'notFound')
    await removeSecondFactor(tx, staffId)
    await deleteStaffSessions(tx, staffId)
    await publish(tx, staffAccessChanged, { adminId: staffId, changeId: newId(), change: 'secondFactorOff' })
    await insertAdminLog(tx, { adminId, action: 'reset second factor', targetType: 'staff', targetId: staffId })
  })
  return assertDefined(await findListed(db, staffId), 'the account')
}
