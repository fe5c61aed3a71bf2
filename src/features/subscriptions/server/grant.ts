import { hasTeam } from '#features/employers/server/public.ts'
import { grantForPeriod, type Holder, lockHolder, withdrawPeriod } from '#features/entitlements/server/public.ts'
import { grantUnits } from '#features/resume-unlocks/server/public.ts'
import type { Tx } from '#platform/server/db.ts'
import { newId } from '#platform/server/new-id.ts'
import type { SettledOrder, WhenPaid } from '#platform/server/payments/payment-hooks.ts'
import { buy, type Period, unusedPaise } from '../timeline.ts'
import { alignWaitingAddon, endOfAddon } from './addon-wait.ts'
import { findItem, type Item } from './items.ts'
import { endSubscription, holderOf, insertSubscription, listLive, periodOf } from './queries.ts'
import { setPlan } from './running-plan.ts'

/** The order and the holder are locked: of two payments of one company, the later one sees what the earlier one has granted. */
export const grantPaidOrder: WhenPaid = async (tx, order, now) => {
  const holder = await findHolder(tx, order)
  const item = await findItem(tx, order)
  if (!holder || !item) return
  await lockHolder(tx, holder)
  const live = (await listLive(tx, holder, now)).filter(({ kind }) => kind === item.kind && kind !== 'top_up')
  const purchase = { id: newId(), key: item.key, pricePaise: order.amountPaise, length: item.length }
  const { added, replaced } = buy(live.map(periodOf), purchase, await beginOf(tx, holder, item, now))
  await insertSubscription(tx, rowOf(order, item, added))
  for (const period of replaced) {
    const credit = { replacedBy: added.id, creditPaise: unusedPaise(period, now) }
    await endSubscription(tx, period.id, { endReason: 'replaced', ...credit }, now)
    await withdrawPeriod(tx, { holder, subscriptionId: period.id }, now)
  }
  await grantForPeriod(tx, { holder, subscriptionId: added.id }, { ...added, grants: item.grants }, now)
  await grantUnlocks(tx, order, item.resumeUnits, now)
  await alignWaitingAddon(tx, holder, now)
  if (item.kind !== 'plan') return
  const current = replaced.length > 0 ? undefined : live[0]
  await setPlan(tx, holder, { name: current?.planName ?? item.name, endsAt: added.end })
}

/** If the plan contains the add-on, a bought add-on begins when the plan ends. */
async function beginOf(tx: Tx, holder: Holder, { kind }: Item, now: Date): Promise<Date> {
  return kind === 'interviewer_addon' ? endOfAddon(tx, holder, now) : now
}

/** Unlocks do not end with the plan. */
async function grantUnlocks(tx: Tx, { id, employerId }: SettledOrder, units: number, now: Date): Promise<void> {
  if (employerId !== null && units > 0) await grantUnits(tx, { employerId, units, reference: `order-${id}` }, now)
}

/** Null if the account was deleted, or a company's only owner has deleted theirs: staff then refund the payment. */
async function findHolder(tx: Tx, order: SettledOrder): Promise<Holder | null> {
  const holder = holderOf(order)
  return holder && holder.employerId !== null && !(await hasTeam(tx, holder.employerId)) ? null : holder
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
