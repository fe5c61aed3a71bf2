import { setUserPlan } from '#features/auth/server/public.ts'
import { setCompanyPlan } from '#features/employers/server/public.ts'
import type { Holder } from '#features/entitlements/server/public.ts'
import type { Tx } from '#platform/server/db.ts'
import { listLive } from './queries.ts'

type RunningPlan = { readonly name: string; readonly endsAt: Date }

/** Stores in the account or company the active plan and when the last one ends. */
export async function setPlan(tx: Tx, holder: Holder, plan: RunningPlan | null): Promise<void> {
  if (holder.employerId === null) await setUserPlan(tx, holder.userId, plan)
  else await setCompanyPlan(tx, holder.employerId, plan)
}

/** Call it after any change of active or future plans. */
export async function noteRunningPlan(tx: Tx, holder: Holder, now: Date): Promise<void> {
  const plans = (await listLive(tx, holder, now)).filter(({ kind }) => kind === 'plan')
  const [current, last] = [plans[0], plans.at(-1)]
  await setPlan(tx, holder, current && last ? { name: current.planName, endsAt: last.endDate } : null)
}
