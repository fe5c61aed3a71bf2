import { afterAll, expect, test } from 'vitest'
import { readConfig } from '#platform/server/config/read-config.ts'
import { aProvider } from '#tests/fakes/razorpay.ts'
import type { Delivery } from '#tests/fakes/razorpay-events.ts'
import { openPortal } from '#tests/portal.ts'
import type { PaymentCase } from '../staff-contract.ts'

const provider = await aProvider()
afterAll(() => provider.close())
const portal = await openPortal({ config: readConfig(provider.env) })
const [asha, sales] = [await portal.aUser(), await portal.aStaffMember('sales')]
const send = async ({ body, headers }: Delivery) =>
  (await portal.visitor.call('POST /api/razorpay/webhook', body, headers)).statusCode
const casesOf = async (paymentId: string): Promise<PaymentCase[]> =>
  (await sales.call('GET /api/admin/payment-cases')).json<PaymentCase[]>().filter((one) => one.paymentId === paymentId)

async function aPaidOrder(): Promise<{ readonly paymentId: string }> {
  const paid = provider.pay((await asha.call('POST /api/razorpay/create-order', { amount: 500 })).json<{ id: string }>().id)
  expect(await send(provider.tell('payment.captured', paid))).toBe(200)
  return paid
}

test('a person who asks about a disputed payment is told that it is paid', async () => {
  const { paymentId } = await aPaidOrder()
  await send(provider.tellDispute('payment.dispute.created', paymentId))
  expect((await asha.call('POST /api/billing/payment-state', { reference: paymentId })).json()).toMatchObject({ kind: 'paid' })
})

test('winning a dispute does not close another dispute of the same payment', async () => {
  const { paymentId } = await aPaidOrder()
  for (const id of ['disp_2', 'disp_3']) await send(provider.tellDispute('payment.dispute.created', paymentId, { id }))
  await send(provider.tellDispute('payment.dispute.won', paymentId, { id: 'disp_2', status: 'won' }))
  expect(await casesOf(paymentId)).toMatchObject([{ reference: 'disp_3' }])
})

test('a dispute stays in the queue until it is won or staff close it, once', async () => {
  const { paymentId } = await aPaidOrder()
  const created = provider.tellDispute('payment.dispute.created', paymentId, { id: 'disp_1' })
  expect([await send(created), await send(created)]).toEqual([200, 200])
  const [open] = await casesOf(paymentId)
  expect(open).toMatchObject({ kind: 'dispute', reference: 'disp_1', detail: 'open: chargeback', respondBy: expect.any(String) })
  const close = () => sales.call(`PUT /api/admin/payment-cases/${open?.id}`, { note: 'Sent the papers' })
  const answers = await Promise.all([close(), close()])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  await send(provider.tellDispute('payment.dispute.action_required', paymentId, { id: 'disp_1', status: 'open' }))
  expect(await casesOf(paymentId), 'the bank asks again').toHaveLength(1)
  await send(provider.tellDispute('payment.dispute.won', paymentId, { id: 'disp_1', status: 'won' }))
  expect(await casesOf(paymentId)).toEqual([])
})
