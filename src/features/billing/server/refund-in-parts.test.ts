/** Tests partial refunds, refunds made in the provider's dashboard, and unusual orders of events. */
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '#platform/server/config/read-config.ts'
import { aPlan } from '#tests/factories/a-plan.ts'
import { aProvider } from '#tests/fakes/razorpay.ts'
import type { Delivery } from '#tests/fakes/razorpay-events.ts'
import { openPortal } from '#tests/portal.ts'
import type { OrderFile, PaymentCase } from '../staff-contract.ts'

const provider = await aProvider()
afterAll(() => provider.close())
const portal = await openPortal({ config: readConfig(provider.env) })
const { db } = portal
const [asha, sales] = [await portal.aUser(), await portal.aStaffMember('sales')]
const plan = await aPlan(db, { audience: 'seeker', price: '500' })
const send = async ({ body, headers }: Delivery) =>
  (await portal.visitor.call('POST /api/razorpay/webhook', body, headers)).statusCode
const casesOf = async (paymentId: string): Promise<PaymentCase[]> =>
  (await sales.call('GET /api/admin/payment-cases')).json<PaymentCase[]>().filter((one) => one.paymentId === paymentId)

async function anOrder(): Promise<string> {
  return (await asha.call('POST /api/razorpay/create-order', { amount: 500, planId: plan.id })).json<{ id: string }>().id
}

async function refundByHand(paymentId: string, amountPaise: number): Promise<void> {
  const { id } = provider.refundByHand(paymentId, amountPaise)
  provider.endRefund(id, 'processed')
  expect(await send(provider.tellRefund('refund.processed', id))).toBe(200)
}

test('a case stays in the queue until the whole amount is refunded', async () => {
  const orderId = await anOrder()
  const [first, second] = [provider.pay(orderId), provider.pay(orderId)]
  for (const paid of [first, second]) await send(provider.tell('payment.captured', paid))
  const { paymentId } = first
  await refundByHand(second.paymentId, 200_00)
  expect(await casesOf(second.paymentId), 'of the second payment').toMatchObject([{ kind: 'duplicate_payment' }])
  await refundByHand(second.paymentId, 300_00)
  expect(await casesOf(second.paymentId)).toEqual([])
  await sales.call(`POST /api/admin/payments/${paymentId}/refunds`, { amountPaise: 400_00, reason: 'Bought by mistake' })
  await portal.settle()
  const failing = [...provider.refunds.values()].find(({ payment_id }) => payment_id === paymentId)?.id ?? ''
  provider.endRefund(failing, 'failed')
  await send(provider.tellRefund('refund.failed', failing))
  await refundByHand(paymentId, 10_00)
  expect(await casesOf(paymentId), 'of the refund that failed').toMatchObject([{ kind: 'refund_failed' }])
  await refundByHand(paymentId, 400_00)
  expect(await casesOf(paymentId)).toEqual([])
})

test('a part that was refunded before we heard of the payment counts when the payment arrives', async () => {
  const paid = provider.pay(await anOrder())
  await refundByHand(paid.paymentId, 40_00)
  expect(await send(provider.tell('payment.captured', paid))).toBe(200)
  const [subscription, issued] = await Promise.all([
    db.selectFrom('subscriptions').selectAll().where('razorpayOrderId', '=', paid.orderId).executeTakeFirst(),
    db.selectFrom('invoices').select(['kind', 'amountPaise']).where('orderId', '=', paid.orderId).orderBy('kind').execute(),
  ])
  expect(subscription).toMatchObject({ isActive: true, refundedPaise: '4000' })
  expect(issued).toEqual([
    { kind: 'receipt', amountPaise: '50000' },
    { kind: 'refund_receipt', amountPaise: '4000' },
  ])
})

test('an amount that was refunded in the dashboard is not refunded again, even before its event arrives', async () => {
  const paid = provider.pay(await anOrder())
  await send(provider.tell('payment.captured', paid))
  provider.refundByHand(paid.paymentId, 400_00)
  const file = (await sales.call(`GET /api/admin/payments/${paid.orderId}`)).json<OrderFile>()
  expect(file.payments).toMatchObject([{ leftPaise: 100_00 }])
  const request = (amountPaise: number) =>
    sales.call(`POST /api/admin/payments/${paid.paymentId}/refunds`, { amountPaise, reason: 'Bought by mistake' })
  expect((await request(100_01)).json()).toMatchObject({ code: 'tooMuch' })
  expect((await request(100_00)).statusCode).toBe(201)
})
