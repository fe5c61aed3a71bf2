import { afterAll, expect, test } from 'vitest'
import { checkLedger } from '#features/entitlements/server/feature.ts'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import { readConfig } from '#platform/server/config/read-config.ts'
import { aPlan } from '#tests/factories/a-plan.ts'
import { aProvider } from '#tests/fakes/razorpay.ts'
import type { Delivery } from '#tests/fakes/razorpay-events.ts'
import { openPortal } from '#tests/portal.ts'
import type { BillingState } from '../contract.ts'

const provider = await aProvider()
afterAll(() => provider.close())
const portal = await openPortal({ config: readConfig(provider.env) })
const sales = await portal.aStaffMember('sales')
const plan = await aPlan(portal.db, { price: '500' })
const send = ({ body, headers }: Delivery) => portal.visitor.call('POST /api/razorpay/webhook', body, headers)

/** A company that has bought the plan, and a function with which staff refund two fifths of it. */
async function aBuyer() {
  const owner = await portal.anEmployer()
  const ordered = await owner.call('POST /api/razorpay/create-order', { amount: 500, planId: plan.id })
  const paid = provider.pay(ordered.json<{ id: string }>().id)
  await send(provider.tell('payment.captured', paid))
  const billing = async (): Promise<BillingState> => (await owner.call('GET /api/employer/billing')).json()
  const refund = async (more: object) => {
    const body = { amountPaise: 200_00, reason: 'Half a month', ...more }
    const answer = await sales.call(`POST /api/admin/payments/${paid.paymentId}/refunds`, body)
    await portal.settle()
    return answer.json<object>()
  }
  const returned = async (): Promise<void> => {
    const made = [...provider.refunds.values()].find(({ payment_id }) => payment_id === paid.paymentId)
    const { id } = assertDefined(made, 'the refund')
    provider.endRefund(id, 'processed')
    await send(provider.tellRefund('refund.processed', id))
  }
  return { billing, refund, returned }
}

const leftOf = ({ balances }: BillingState) => Object.fromEntries(balances.map(({ entitlement, left }) => [entitlement, left]))
const all = { posting_slots: 5, resume_unlocks: 10 }

test('a partial refund is goodwill, unless staff choose otherwise', async () => {
  const { billing, refund, returned } = await aBuyer()
  expect(await refund({})).toMatchObject({ endsPurchase: false })
  await returned()
  const state = await billing()
  expect([state.current?.status, state.current?.refundedPaise, leftOf(state)]).toEqual(['active', 200_00, all])
})

test('the purchase ends with a partial refund if staff decide so, and not before the money is refunded', async () => {
  const { billing, refund, returned } = await aBuyer()
  expect(await refund({ endsPurchase: true })).toMatchObject({ endsPurchase: true })
  expect(leftOf(await billing())).toEqual(all)
  await returned()
  const state = await billing()
  expect([state.current, leftOf(state)]).toEqual([null, { posting_slots: 0, resume_unlocks: 0 }])
  expect(state.subscriptions).toMatchObject([{ status: 'refunded', refundedPaise: 200_00 }])
  await checkLedger(portal.context)
})
