/** Tests an add-on that is bought while a plan contains it. */
import { expect, test } from 'vitest'
import { checkLedger } from '#features/entitlements/server/feature.ts'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import { dayMs } from '#platform/contract/dates.ts'
import { newId } from '#platform/server/new-id.ts'
import { aPlan } from '#tests/factories/a-plan.ts'
import { orderRow, refundOrder, settleOrder } from '#tests/factories/a-purchase.ts'
import { openPortal } from '#tests/portal.ts'
import { after } from '../timeline.ts'
import { listSubscriptions } from './queries.ts'

let now = new Date('2026-11-22T06:00:00Z')
const portal = await openPortal({ clock: () => now })
const { db } = portal
const team = await aPlan(db, { name: 'Team 25', price: '17999', includesAddon: true })
const small = await aPlan(db, { name: 'Team 5', price: '4499' })
const later = (days: number): Date => new Date(now.getTime() + days * dayMs)

async function aCompany() {
  const { id: userId, employerId } = await portal.anEmployer()
  const buyer = { userId, employerId }
  const buy = async (plan: { readonly id: string }): Promise<string> => {
    const order = await orderRow(portal, buyer, plan.id)
    await settleOrder(portal, order)
    return order.id
  }
  const buyAddon = async (): Promise<void> => {
    const id = `order_${newId()}`
    const order = { id, ...buyer, holder: null, purpose: 'interviewer_addon', amountPaise: 2_999_00, currency: 'INR' } as const
    await db
      .insertInto('orders')
      .values({ ...order, gateway: 'razorpay', createdAt: now })
      .execute()
    await settleOrder(portal, { id, paymentId: `pay_${id}` })
  }
  const addon = async () => {
    const bought = await listSubscriptions(db, { userId: null, employerId })
    const { startDate, endDate } = assertDefined(
      bought.find(({ kind }) => kind === 'interviewer_addon'),
      'the add-on',
    )
    return [startDate, endDate]
  }
  return { buy, buyAddon, addon }
}

test('the add-on begins when the plan that contains it ends, and later if that plan is renewed', async () => {
  const { buy, buyAddon, addon } = await aCompany()
  await buy(team)
  await buyAddon()
  expect(await addon()).toEqual([later(30), after(later(30), 'month')])
  const length = after(later(30), 'month').getTime() - later(30).getTime()
  await buy(team)
  expect(await addon()).toEqual([later(60), new Date(later(60).getTime() + length)])
  await checkLedger(portal.context)
})

test.each(['refunded', 'replaced by one without it'] as const)('it begins at once when that plan is %s', async (end) => {
  const { buy, buyAddon, addon } = await aCompany()
  const order = await buy(team)
  await buyAddon()
  now = later(1)
  if (end === 'refunded') await refundOrder(portal, order)
  else await buy(small)
  expect((await addon())[0]).toEqual(now)
  await checkLedger(portal.context)
})

test('beside a plan without it, the add-on begins at once, and a second month follows the first', async () => {
  const { buy, buyAddon, addon } = await aCompany()
  await buy(small)
  await buyAddon()
  expect(await addon()).toEqual([now, after(now, 'month')])
  await buyAddon()
  expect(await addon(), 'the newest').toEqual([after(now, 'month'), after(after(now, 'month'), 'month')])
})
