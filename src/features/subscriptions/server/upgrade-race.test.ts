/** Tests concurrent changes of a plan. */
import { expect, test } from 'vitest'
import { dayMs } from '#platform/contract/dates.ts'
import { aPlan } from '#tests/factories/a-plan.ts'
import { buyPlan, orderRow, refundOrder, settleOrder } from '#tests/factories/a-purchase.ts'
import { openPortal } from '#tests/portal.ts'
import type { BillingState } from '../contract.ts'
import { creditOf } from '../timeline.ts'
import { listLive, periodOf } from './queries.ts'
import { readBillingState } from './read-state.ts'

let now = new Date()
const portal = await openPortal({ clock: () => now })
const { db } = portal
const planFor = async (name: string, price: string) => aPlan(db, { name, price })
const small = await planFor('Plan 0', '3000')
const large = await planFor('Plan 1', '6000')
const largest = await planFor('Plan 2', '12345.67')

test('after concurrent upgrades, a renewal and a refund, one plan is left, worth what was paid for it', async () => {
  for (let round = 0; round < 12; round++) {
    const { id: userId, employerId } = await portal.anEmployer({ companyName: `Kaveri ${round}` })
    const order = async (plan = small) => orderRow(portal, { userId, employerId }, plan.id)
    const first = await order()
    await settleOrder(portal, first)
    now = new Date(now.getTime() + 10 * dayMs)
    const orders = await Promise.all([order(small), order(large), order(largest), order(small)])
    await Promise.all([...orders.map((one) => settleOrder(portal, one)), refundOrder(portal, first.id)])
    const live = await listLive(db, { userId: null, employerId }, now)
    expect(new Set(live.map(({ planId }) => planId)).size, 'plans that run').toBe(1)
    for (const [at, { startDate }] of live.entries()) expect(startDate).toEqual(live[at - 1]?.endDate ?? now)
    const paid = (3_000 + 6_000 + 3_000) * 100 + 12_345_67
    const lost = paid - creditOf(live.map(periodOf), now)
    expect([round, lost >= 0 && lost <= 10], 'worth what was paid, but for the rounding').toEqual([round, true])
  }
})

const daysOf = ({ current }: BillingState) => (Date.parse(current?.end ?? '') - Date.parse(current?.start ?? '')) / dayMs

test('refunding a replaced plan shortens the newer plan, once; one that has used up the credit ends', async () => {
  const owner = await portal.anEmployer()
  const first = await buyPlan(owner, small)
  await buyPlan(owner, large)
  const state = async (): Promise<BillingState> => (await owner.call('GET /api/employer/billing')).json()
  expect(daysOf(await state())).toBe(45)
  for (let time = 0; time < 2; time++) {
    await refundOrder(portal, first)
    expect(daysOf(await state())).toBe(30)
  }
  const { subscriptions } = await state()
  expect(Object.fromEntries(subscriptions.map(({ name, status }) => [name, status]))).toEqual({
    'Plan 0': 'refunded',
    'Plan 1': 'active',
  })
  const later = await portal.anEmployer({ companyName: 'Godavari' })
  const early = await buyPlan(later, small)
  await buyPlan(later, large)
  now = new Date(now.getTime() + 40 * dayMs)
  const left = () => readBillingState(db, { userId: null, employerId: later.employerId }, now)
  expect((await left()).current?.name).toBe('Plan 1')
  await refundOrder(portal, early)
  const { current, balances } = await left()
  expect([current, balances.find(({ entitlement }) => entitlement === 'posting_slots')?.left]).toEqual([null, 0])
})
