import { endPeriodEarlier, type Holder, lockHolder, withdrawPeriod } from '#features/entitlements/server/public.ts'
import { withdrawUnits } from '#features/resume-unlocks/server/public.ts'
import type { Tx } from '#platform/server/db.ts'
import type { SettledOrder, WhenRefunded } from '#platform/server/payments/payment-hooks.ts'
import { oneAfterTheOther, shortened, takeOut } from '../timeline.ts'
import { alignWaitingAddon } from './addon-wait.ts'
import { findItem } from './items.ts'
import { movePeriod } from './move-period.ts'
import {
  changeSubscription,
  endSubscription,
  findByOrder,
  findSubscription,
  holderOf,
  listLive,
  moveSubscription,
  periodOf,
  type StoredSubscription,
} from './queries.ts'
import { noteRunningPlan } from './running-plan.ts'

/**
 * A refund that ends a purchase withdraws it from now on, and purchases that were to follow begin earlier. A plan that was replaced before has given
 * its value to another plan, which loses it. Any other refund is goodwill.
 */
export const withdrawRefunded: WhenRefunded = async (tx, order, { refundedPaise, endsPurchase }, now) => {
  const holder = holderOf(order)
  if (holder) await lockHolder(tx, holder)
  const subscription = await findByOrder(tx, order.id)
  if (!subscription) return
  await changeSubscription(tx, subscription.id, { refundedPaise })
  if (!holder || !endsPurchase || subscription.endReason === 'refunded') return
  await withdrawUnlocks(tx, order, now)
  await (subscription.endReason === null ? endRefunded : takeCreditBack)(tx, holder, subscription, now)
  if (subscription.kind === 'plan') await noteRunningPlan(tx, holder, now)
  await alignWaitingAddon(tx, holder, now)
}

async function withdrawUnlocks(tx: Tx, order: SettledOrder, now: Date): Promise<void> {
  const { id, employerId } = order
  const units = (await findItem(tx, order))?.resumeUnits ?? 0
  if (employerId !== null && units > 0) await withdrawUnits(tx, { employerId, units, reference: `refund-${id}` }, now)
}

/** Periods of one kind follow each other; top-ups run beside them. */
async function listChain(tx: Tx, holder: Holder, of: StoredSubscription, now: Date): Promise<StoredSubscription[]> {
  return (await listLive(tx, holder, now)).filter(({ kind }) => kind === of.kind && kind !== 'top_up')
}

async function endRefunded(tx: Tx, holder: Holder, subscription: StoredSubscription, now: Date): Promise<void> {
  const live = await listChain(tx, holder, subscription, now)
  await endSubscription(tx, subscription.id, { endReason: 'refunded' }, now)
  await withdrawPeriod(tx, { holder, subscriptionId: subscription.id }, now)
  for (const period of takeOut(live.map(periodOf), subscription.id, now)) await movePeriod(tx, holder, { period, live }, now)
}

/** Shortens the plan that got the unused value; if that was replaced too, the plan that got it then, and so on. */
async function takeCreditBack(tx: Tx, holder: Holder, replaced: StoredSubscription, now: Date): Promise<void> {
  await changeSubscription(tx, replaced.id, { endReason: 'refunded' })
  let [paise, id] = [Number(replaced.creditPaise), replaced.replacedBy]
  for (;;) {
    const next = id === null ? null : await findSubscription(tx, id)
    if (!next || next.endReason === 'refunded') return
    if (next.endReason === null) return shorten(tx, holder, { subscription: next, paise }, now)
    const [value, credit] = [Number(next.valuePaise), Number(next.creditPaise)]
    const passedOn = Number((BigInt(paise) * BigInt(credit)) / BigInt(value))
    await changeSubscription(tx, next.id, { valuePaise: value - paise, creditPaise: credit - passedOn })
    ;[paise, id] = [passedOn, next.replacedBy]
  }
}

type CreditReturn = { readonly subscription: StoredSubscription; readonly paise: number }

async function shorten(tx: Tx, holder: Holder, { subscription, paise }: CreditReturn, now: Date): Promise<void> {
  if (subscription.endDate <= now) return
  const live = await listChain(tx, holder, subscription, now)
  const shorter = shortened(periodOf(subscription), paise, now)
  await moveSubscription(tx, shorter, now)
  const ends = { from: subscription.endDate, to: shorter.end }
  await endPeriodEarlier(tx, { holder, subscriptionId: subscription.id }, ends, now)
  const later = live.slice(live.findIndex(({ id }) => id === subscription.id) + 1).map(periodOf)
  for (const period of oneAfterTheOther(later, shorter.end)) await movePeriod(tx, holder, { period, live }, now)
}
