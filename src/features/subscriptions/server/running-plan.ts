import { setUserPlan } from '#features/auth/server/public.ts'
import { setCompanyPlan } from '#features/employers/server/public.ts'
import type { Holder } from '#features/entitlements/server/public.ts'
import type { Tx } from '#platform/server/db.ts'
import { listLive } from './queries.ts'

type RunningPlan = { readonly name: string; readonly endsAt: Date }

/** The tables of accounts and companies name the plan that runs now and when the last of it ends. */
export async function setPlan(tx: Tx, holder: Holder, plan: RunningPlan | null): Promise<void> {
  if (holder.employerId === null) await setUserPlan(tx, holder.userId, plan)
  else await setCompanyPlan(tx, holder.employerId, plan)
}

/** After a change of what runs or follows. */
export async function noteRunningPlan(tx: Tx, holder: Holder, now: Date): Promise<void> {
  const plans = (await listLive(tx, holder, now)).filter(({ kind }) => kind === 'plan')
  const [current, last] = [plans[0], plans.at(-1)]
  await setPlan(tx, holder, current && last ? { name: current.planName, endsAt: last.endDate } : null)
}
