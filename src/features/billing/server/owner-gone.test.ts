import { afterAll, expect, test } from 'vitest'
import { readConfig } from '#platform/server/config/read-config.ts'
import { aPlan } from '#tests/factories/a-plan.ts'
import { aProvider } from '#tests/fakes/razorpay.ts'
import type { PaymentCase } from '../staff-contract.ts'
import { openPortal, testPassword, type Person } from '#tests/portal.ts'

const provider = await aProvider()
afterAll(() => provider.close())
const portal = await openPortal({ config: readConfig(provider.env) })
const { db, visitor } = portal

async function orderThenLeave(owner: Person): Promise<string> {
  const plan = await aPlan(db)
  const { id } = (await owner.call('POST /api/razorpay/create-order', { amount: plan.price, planId: plan.id })).json<{
    id: string
  }>()
  const answer = await owner.call('POST /api/account/delete', { password: testPassword, alsoOtherCvs: true })
  expect(answer.statusCode).toBe(200)
  return id
}

async function pay(orderId: string): Promise<void> {
  const { body, headers } = provider.tell('payment.captured', provider.pay(orderId))
  expect((await visitor.call('POST /api/razorpay/webhook', body, headers)).statusCode).toBe(200)
}

test('a plan that is paid after the only owner has deleted the account grants nothing, and staff refund it', async () => {
  const orderId = await orderThenLeave(await portal.anEmployer())
  await pay(orderId)
  expect(await db.selectFrom('subscriptions').select('id').where('razorpayOrderId', '=', orderId).execute()).toEqual([])
  const sales = await portal.aStaffMember('sales')
  const cases = (await sales.call('GET /api/admin/payment-cases')).json<PaymentCase[]>()
  expect(cases).toMatchObject([{ orderId, kind: 'not_granted' }])
})
