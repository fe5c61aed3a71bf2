import { restoreAccounts, suspendAccounts } from '#features/auth/server/public.ts'
import { lockTeam, setCompanySuspended } from '#features/employers/server/public.ts'
import { restoreJobsOf, suspendJobsOf } from '#features/jobs/server/public.ts'
import { insertAdminLog } from '#features/staff/server/public.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Tx } from '#platform/server/db.ts'
import { publish } from '#platform/server/events.ts'
import { type SuspensionChange, suspensionChanged, userAccounts } from '../contract.ts'
import { employerAccounts } from '../employer-contract.ts'
import { endSuspension, insertSuspension, listSuspendedAlone, type Subject } from './suspension-queries.ts'
import { findCompanyOfUser, hasOtherOwner, hasUser } from './user-queries.ts'

const userCall = userAccounts['PUT /api/admin/users/:userId/suspension']
const employerCall = employerAccounts['PUT /api/admin/employers/:employerId/suspension']

type Context = Pick<AppContext, 'db' | 'clock'>
type Act = SuspensionChange & { readonly adminId: string }

export async function changeUserSuspension({ db, clock }: Context, userId: string, act: Act): Promise<void> {
  const now = clock()
  await db.transaction().execute(async (tx) => {
    if (!(await hasUser(tx, userId))) throw refuse(userCall, 'notFound')
    const company = await lockCompanyOfUser(tx, userId)
    if (act.isSuspended && (await isNeededOwner(tx, company, userId))) throw refuse(userCall, 'onlyOwner')
    const suspensionId = await record(tx, { userId }, { ...act, now })
    if (!suspensionId) throw refuse(userCall, reasonAgainst(act, company))
    if (act.isSuspended) await suspendAccounts(tx, [userId], now)
    else if (!company?.isSuspended) await restoreAccounts(tx, [userId])
    await tell(tx, suspensionId, { ...act, targetType: 'user', targetId: userId })
  })
}

export async function changeEmployerSuspension({ db, clock }: Context, employerId: string, act: Act): Promise<void> {
  const now = clock()
  await db.transaction().execute(async (tx) => {
    const team = await lockTeam(tx, employerId)
    if (!team) throw refuse(employerCall, 'notFound')
    const suspensionId = await record(tx, { employerId }, { ...act, now })
    if (!suspensionId) throw refuse(employerCall, 'unchanged')
    await setCompanySuspended(tx, employerId, act.isSuspended ? now : null)
    if (act.isSuspended) {
      await suspendJobsOf(tx, employerId, now)
      await suspendAccounts(tx, team, now)
    } else {
      await restoreJobsOf(tx, employerId, now)
      const staySuspended = await listSuspendedAlone(tx, team)
      await restoreAccounts(
        tx,
        team.filter((id) => !staySuspended.has(id)),
      )
    }
    await tell(tx, suspensionId, { ...act, targetType: 'employer', targetId: employerId })
  })
}

type Company = Awaited<ReturnType<typeof findCompanyOfUser>>

/** Locks the company, so that of two owners who are suspended at once, the second is seen as the only one left. */
async function lockCompanyOfUser(tx: Tx, userId: string): Promise<Company> {
  const company = await findCompanyOfUser(tx, userId)
  if (company) await lockTeam(tx, company.employerId)
  return company && findCompanyOfUser(tx, userId)
}

function reasonAgainst({ isSuspended }: Act, company: Company): 'companySuspended' | 'unchanged' {
  return !isSuspended && company?.isSuspended ? 'companySuspended' : 'unchanged'
}

/** True for the only owner: a company that nobody leads would keep its jobs in the public lists. */
async function isNeededOwner(tx: Tx, company: Company, userId: string): Promise<boolean> {
  if (company?.role !== 'owner' || company.isSuspended) return false
  return !(await hasOtherOwner(tx, company.employerId, userId))
}

async function record(tx: Tx, of: Subject, { isSuspended, ...act }: Act & { readonly now: Date }): Promise<string | null> {
  return isSuspended ? insertSuspension(tx, of, act) : endSuspension(tx, of, act)
}

type SuspensionAct = Act & { readonly targetType: 'user' | 'employer'; readonly targetId: string }

async function tell(tx: Tx, suspensionId: string, { adminId, isSuspended, reason, ...target }: SuspensionAct): Promise<void> {
  await publish(tx, suspensionChanged, { suspensionId, change: isSuspended ? 'suspended' : 'restored' })
  const action = `${isSuspended ? 'suspend' : 'restore'} ${target.targetType}`
  await insertAdminLog(tx, { adminId, action, description: reason, ...target })
}
