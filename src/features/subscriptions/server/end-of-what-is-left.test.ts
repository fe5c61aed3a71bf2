import { expect, test } from 'vitest'
import { aPlan } from '#tests/factories/a-plan.ts'
import { buyPlan, refundOrder } from '#tests/factories/a-purchase.ts'
import { openPortal, type Person } from '#tests/portal.ts'
import type { BillingState } from '../contract.ts'

const portal = await openPortal()
const { db } = portal

async function stateOf({ call }: Person) {
  const state = (await call('GET /api/employer/billing')).json<BillingState>()
  return { ...state, posts: state.balances.find(({ entitlement }) => entitlement === 'posting_slots') }
}

test('a balance ends with the plan that grants it, whatever was to follow before', async () => {
  const owner = await portal.anEmployer()
  const small = await aPlan(db, { price: '3000', jobPostingLimit: 2 })
  await buyPlan(owner, small)
  await buyPlan(owner, small)
  const renewed = await stateOf(owner)
  expect(renewed.posts).toMatchObject({ left: 2, until: renewed.paidUntil })
  await buyPlan(owner, await aPlan(db, { name: 'Scale', price: '6000', jobPostingLimit: 20 }))
  const changed = await stateOf(owner)
  expect(changed.posts).toMatchObject({ left: 20, until: changed.paidUntil })
  // The renewal was replaced before it began.
  expect(changed.subscriptions).toHaveLength(3)
  for (const { start, end } of changed.subscriptions) expect(Date.parse(end ?? '')).toBeGreaterThanOrEqual(Date.parse(start))
})

test('a pack of unlocks has no end, until it is refunded', async () => {
  const owner = await portal.anEmployer()
  const pack = { isTopUp: true, jobPostingLimit: 0, cvLimit: 25 }
  const orderId = await buyPlan(owner, await aPlan(db, pack))
  await db
    .updateTable('subscriptions')
    .set({ startDate: new Date(0), endDate: new Date(1) })
    .where('razorpayOrderId', '=', orderId)
    .execute()
  expect((await stateOf(owner)).subscriptions).toMatchObject([{ status: 'active', end: null }])
  await refundOrder(portal, orderId)
  expect((await stateOf(owner)).subscriptions).toMatchObject([{ status: 'refunded', end: expect.any(String) }])
})
