import { setUserPlan } from '#features/auth/server/public.ts'
import { setCompanyPlan } from '#features/employers/server/public.ts'
import { grantForPeriod, type Holder, lockHolder, withdrawPeriod } from '#features/entitlements/server/public.ts'
import { grantUnits, withdrawUnits } from '#features/resume-unlocks/server/public.ts'
import type { Tx } from '#platform/server/db.ts'
import { newId } from '#platform/server/new-id.ts'
import type { SettledOrder, WhenPaid, WhenRefunded } from '#platform/server/payments/payment-hooks.ts'
import { buy, type Period, takeOut } from '../timeline.ts'
import { findItem, type Item } from './items.ts'
import {
  endSubscription,
  findByOrder,
  holderOf,
  insertSubscription,
  listLive,
  moveSubscription,
  setRefunded,
  type StoredSubscription,
} from './queries.ts'

/** The order and the holder are locked: of two payments of one company, the later sees what the earlier has granted. */
export const grantPaidOrder: WhenPaid = async (tx, order, now) => {
  const holder = holderOf(order)
  const item = await findItem(tx, order)
  if (!holder || !item) return
  await lockHolder(tx, holder)
  const live = (await listLive(tx, holder, now)).filter(({ kind }) => kind === item.kind && kind !== 'top_up')
  const purchase = { id: newId(), key: item.key, pricePaise: order.amountPaise, length: item.length }
  const { added, replaced } = buy(live.map(periodOf), purchase, now)
  for (const { id } of replaced) {
    await endSubscription(tx, id, { reason: 'replaced', now })
    await withdrawPeriod(tx, { holder, subscriptionId: id }, now)
  }
  await insertSubscription(tx, rowOf(order, item, added))
  await grantForPeriod(tx, { holder, subscriptionId: added.id }, { ...added, grants: item.grants }, now)
  if (holder.employerId !== null && item.resumeUnits > 0) {
    const { employerId } = holder
    await grantUnits(tx, { employerId, units: item.resumeUnits, reference: `order-${order.id}` }, now)
  }
  if (item.kind !== 'plan') return
  const current = replaced.length > 0 ? undefined : live[0]
  await setPlan(tx, holder, { name: current?.planName ?? item.name, endsAt: added.end })
}

function rowOf(order: SettledOrder, { kind, name, type, version }: Item, { id, start, end, valuePaise }: Period) {
  return {
    id,
    userId: order.userId,
    employerId: order.employerId,
    planId: order.planId,
    planVersionId: order.planVersionId,
    kind,
    planName: name,
    planType: type,
    amount: (order.amountPaise / 100).toFixed(2),
    paymentId: order.paymentId,
    razorpayOrderId: order.id,
    paymentStatus: 'paid',
    startDate: start,
    endDate: end,
    cvLimit: version?.cvLimit ?? null,
    jobPostingLimit: version?.jobPostingLimit ?? null,
    valuePaise,
  } as const
}

export function periodOf({ id, kind, planId, startDate, endDate, valuePaise }: StoredSubscription): Period {
  const key = kind === 'interviewer_addon' ? kind : (planId ?? '')
  return { id, key, start: startDate, end: endDate, valuePaise: Number(valuePaise) }
}

type RunningPlan = { readonly name: string; readonly endsAt: Date }

/** The tables of accounts and companies name the plan that runs now and when the last of it ends. */
async function setPlan(tx: Tx, holder: Holder, plan: RunningPlan | null): Promise<void> {
  if (holder.employerId === null) await setUserPlan(tx, holder.userId, plan)
  else await setCompanyPlan(tx, holder.employerId, plan)
}

/**
 * With a refund that ends it, what was bought goes from now on, and what was bought to follow it begins earlier. What was replaced before has given its
 * value to another plan: there is nothing to withdraw. Any other refund is goodwill.
 */
export const withdrawRefunded: WhenRefunded = async (tx, order, { refundedPaise, endsPurchase }, now) => {
  const holder = holderOf(order)
  if (holder) await lockHolder(tx, holder)
  const subscription = await findByOrder(tx, order.id)
  if (!subscription) return
  await setRefunded(tx, subscription.id, refundedPaise)
  if (!holder || !endsPurchase || subscription.endReason === 'refunded') return
  const item = await findItem(tx, order)
  if (holder.employerId !== null && item && item.resumeUnits > 0) {
    const { employerId } = holder
    await withdrawUnits(tx, { employerId, units: item.resumeUnits, reference: `refund-${order.id}` }, now)
  }
  if (subscription.endReason === null) await endRefunded(tx, holder, subscription, now)
}

async function endRefunded(tx: Tx, holder: Holder, subscription: StoredSubscription, now: Date): Promise<void> {
  const live = (await listLive(tx, holder, now)).filter(({ kind }) => kind === subscription.kind && kind !== 'top_up')
  const moved = takeOut(live.map(periodOf), subscription.id, now)
  await endSubscription(tx, subscription.id, { reason: 'refunded', now })
  await withdrawPeriod(tx, { holder, subscriptionId: subscription.id }, now)
  for (const period of moved) await movePeriod(tx, holder, { period, live }, now)
  if (subscription.kind !== 'plan') return
  const [current] = (await listLive(tx, holder, now)).filter(({ kind }) => kind === 'plan')
  const endsAt = moved.at(-1)?.end ?? live.findLast(({ id }) => id !== subscription.id)?.endDate
  await setPlan(tx, holder, current && endsAt ? { name: current.planName, endsAt } : null)
}

type PeriodMove = { readonly period: Period; readonly live: readonly StoredSubscription[] }

async function movePeriod(tx: Tx, holder: Holder, { period, live }: PeriodMove, now: Date): Promise<void> {
  const stored = live.find(({ id }) => id === period.id)
  const purpose = stored?.kind === 'interviewer_addon' ? 'interviewer_addon' : 'plan'
  const item = await findItem(tx, { purpose, planVersionId: stored?.planVersionId ?? null })
  const moving = { holder, subscriptionId: period.id }
  await moveSubscription(tx, period, now)
  await withdrawPeriod(tx, moving, now)
  await grantForPeriod(tx, moving, { ...period, grants: item?.grants ?? [] }, now)
}
