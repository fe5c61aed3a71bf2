import { insertAdminLog } from '#features/staff/server/public.ts'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Tx } from '#platform/server/db.ts'
import { newId } from '#platform/server/new-id.ts'
import { type PlanInput, plans, type StaffPlan } from '../contract.ts'
import { findStaffPlan, insertPlan, lockPlan, updatePlan, withdrawPlan } from './plan-queries.ts'

type ManageContext = Pick<AppContext, 'db' | 'clock'>
type PlanRef = { readonly adminId: string; readonly id: string }

export async function createPlan({ db }: ManageContext, adminId: string, input: PlanInput): Promise<StaffPlan> {
  const id = newId()
  return db.transaction().execute(async (tx) => {
    await insertPlan(tx, id, { ...input, updatedBy: adminId })
    const after = await savedPlan(tx, id)
    await logChange(tx, { adminId, id }, { action: 'create pricing plan', before: null, after })
    return after
  })
}

export async function changePlan({ db }: ManageContext, { adminId, id }: PlanRef, input: PlanInput): Promise<StaffPlan> {
  return db.transaction().execute(async (tx) => {
    const before = await lockPlan(tx, id)
    if (!before) throw refuse(plans['PUT /api/admin/pricing-plans/:id'], 'notFound')
    await updatePlan(tx, id, { ...input, updatedBy: adminId })
    const after = await savedPlan(tx, id)
    await logChange(tx, { adminId, id }, { action: 'change pricing plan', before, after })
    return after
  })
}

/** Withdraws a plan from sale. The row and its versions stay, because subscriptions refer to them. */
export async function deletePlan({ db, clock }: ManageContext, { adminId, id }: PlanRef): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const before = await lockPlan(tx, id)
    if (!before) throw refuse(plans['DELETE /api/admin/pricing-plans/:id'], 'notFound')
    await withdrawPlan(tx, id, { updatedBy: adminId, now: clock() })
    await logChange(tx, { adminId, id }, { action: 'delete pricing plan', before, after: null })
  })
}

async function savedPlan(tx: Tx, id: string): Promise<StaffPlan> {
  return assertDefined(await findStaffPlan(tx, id), 'the plan just saved')
}

type Change = { readonly action: string; readonly before: StaffPlan | null; readonly after: StaffPlan | null }

async function logChange(tx: Tx, { adminId, id }: PlanRef, { action, before, after }: Change): Promise<void> {
  const metadata = JSON.stringify({ before, after })
  const description = (after ?? before)?.name ?? null
  await insertAdminLog(tx, { adminId, action, description, targetType: 'pricing_plan', targetId: id, metadata })
}
