import { grantForPeriod, type Holder, withdrawPeriod } from '#features/entitlements/server/public.ts'
import type { Tx } from '#platform/server/db.ts'
import type { Period } from '../timeline.ts'
import { findItem } from './items.ts'
import { moveSubscription, type StoredSubscription } from './queries.ts'

type PeriodMove = { readonly period: Period; readonly live: readonly StoredSubscription[] }

/** Moves a period that has not begun, together with its grants. */
export async function movePeriod(tx: Tx, holder: Holder, { period, live }: PeriodMove, now: Date): Promise<void> {
  const stored = live.find(({ id }) => id === period.id)
  const purpose = stored?.kind === 'interviewer_addon' ? 'interviewer_addon' : 'plan'
  const item = await findItem(tx, { purpose, planVersionId: stored?.planVersionId ?? null })
  const moving = { holder, subscriptionId: period.id }
  await moveSubscription(tx, period, now)
  await withdrawPeriod(tx, moving, now)
  await grantForPeriod(tx, moving, { ...period, grants: item?.grants ?? [] }, now)
}
