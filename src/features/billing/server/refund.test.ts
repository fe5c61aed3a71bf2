import { afterAll, afterEach, expect, test } from 'vitest'
import { readConfig } from '#platform/server/config/read-config.ts'
import { aPlan } from '#tests/factories/a-plan.ts'
import { aProvider } from '#tests/fakes/razorpay.ts'
import type { Delivery } from '#tests/fakes/razorpay-events.ts'
import { openPortal } from '#tests/portal.ts'
import type { OrderFile, PaymentCase } from '../staff-contract.ts'
import { reconcilePayments } from './reconcile.ts'

const provider = await aProvider()
afterAll(() => provider.close())
afterEach(() => provider.turn('take'))
let now = new Date('2026-11-22T06:00:00Z')
const portal = await openPortal({ config: readConfig(provider.env), clock: () => now })
const { db } = portal
const [asha, sales, support] = [await portal.aUser(), await portal.aStaffMember('sales'), await portal.aStaffMember('support')]
const plan = await aPlan(db, { audience: 'seeker', price: '500' })
const send = async ({ body, headers }: Delivery) =>
  (await portal.visitor.call('POST /api/razorpay/webhook', body, headers)).statusCode

async function aPaidOrder(): Promise<{ readonly orderId: string; readonly paymentId: string }> {
  const answer = await asha.call('POST /api/razorpay/create-order', { amount: 500, planId: plan.id })
  const paid = provider.pay(answer.json<{ id: string }>().id)
  expect(await send(provider.tell('payment.captured', paid))).toBe(200)
  return paid
}

/** Requests a refund as a member of staff who has just signed in. */
const request = async (paymentId: string, amountPaise = 500_00, reason = 'Bought by mistake') =>
  (await portal.aStaffMember('sales')).call(`POST /api/admin/payments/${paymentId}/refunds`, { amountPaise, reason })
const fileOf = async (reference: string): Promise<OrderFile> => (await sales.call(`GET /api/admin/payments/${reference}`)).json()
const casesOf = async (paymentId: string): Promise<PaymentCase[]> =>
  (await sales.call('GET /api/admin/payment-cases')).json<PaymentCase[]>().filter((one) => one.paymentId === paymentId)

const madeOf = (paymentId: string): string =>
  [...provider.refunds.values()].findLast(({ payment_id }) => payment_id === paymentId)?.id ?? ''

test('a refund goes through the provider, is logged with a reason, and is processed when its event arrives', async () => {
  const { orderId, paymentId } = await aPaidOrder()
  const answer = await request(paymentId)
  expect([answer.statusCode, answer.json()]).toMatchObject([201, { status: 'requested', amountPaise: 500_00, orderId }])
  await portal.settle()
  const [refund] = (await fileOf(orderId)).refunds
  expect(refund).toMatchObject({ status: 'pending' })
  const made = [...provider.refunds.values()].find(({ payment_id }) => payment_id === paymentId)
  expect(made).toMatchObject({ amount: 500_00, receipt: refund?.id })
  const id = made?.id ?? ''
  provider.endRefund(id, 'processed')
  const event = provider.tellRefund('refund.processed', id)
  expect([await send(event), await send(event), await send(provider.tellRefund('refund.processed', id))]).toEqual([200, 200, 200])
  expect(await fileOf(paymentId)).toMatchObject({
    status: 'paid',
    payments: [{ status: 'refunded', leftPaise: 0 }],
    refunds: [{ status: 'processed' }],
  })
  const subscription = await db.selectFrom('subscriptions').selectAll().where('razorpayOrderId', '=', orderId).executeTakeFirst()
  expect(subscription).toMatchObject({ isActive: false })
  const logs = db.selectFrom('adminLogs').innerJoin('adminLogDetails as details', 'details.logId', 'adminLogs.id')
  const logged = await logs.select(['action', 'details.description']).where('targetId', '=', orderId).execute()
  expect(logged).toEqual([{ action: 'refund payment', description: `50000 paise of ${paymentId}: Bought by mistake` }])
})

test('ten concurrent requests refund once, and never more than was paid', async () => {
  const { paymentId } = await aPaidOrder()
  const answers = await Promise.all(Array.from({ length: 10 }, () => request(paymentId, 300_00)))
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
  await portal.settle()
  const id = madeOf(paymentId)
  provider.endRefund(id, 'processed')
  await send(provider.tellRefund('refund.processed', id))
  expect((await request(paymentId, 200_01)).json()).toMatchObject({ code: 'tooMuch' })
  expect((await request(paymentId, 200_00)).statusCode).toBe(201)
})

test('lost answers, lost events and a queue that gives up neither lose a refund nor repeat it', async () => {
  const { orderId, paymentId } = await aPaidOrder()
  await request(paymentId)
  provider.turn('lose')
  await portal.settle()
  expect((await fileOfLater(orderId)).refunds).toMatchObject([{ status: 'requested' }])
  now = new Date(now.getTime() + 11 * 60_000)
  provider.turn('take')
  await reconcilePayments.run(portal.context)
  expect((await fileOf(orderId)).refunds).toMatchObject([{ status: 'pending' }])
  const made = [...provider.refunds.values()].filter(({ payment_id }) => payment_id === paymentId)
  expect(made).toHaveLength(1)
  provider.endRefund(made[0]?.id ?? '', 'processed')
  now = new Date(now.getTime() + 7 * 60 * 60_000)
  await reconcilePayments.run(portal.context)
  expect((await fileOf(orderId)).refunds).toMatchObject([{ status: 'processed' }])
})

async function fileOfLater(reference: string): Promise<OrderFile> {
  provider.turn('take')
  return fileOf(reference)
}

test('a failed refund opens a case for staff, and a second one may succeed', async () => {
  const { orderId, paymentId } = await aPaidOrder()
  await request(paymentId)
  await portal.settle()
  const id = madeOf(paymentId)
  provider.endRefund(id, 'failed')
  await send(provider.tellRefund('refund.failed', id))
  expect(await casesOf(paymentId)).toMatchObject([{ kind: 'refund_failed', orderId, amountPaise: 500_00 }])
  expect((await request(paymentId)).statusCode).toBe(201)
  await portal.settle()
  const again = madeOf(paymentId)
  provider.endRefund(again, 'processed')
  await send(provider.tellRefund('refund.processed', again))
  expect(await casesOf(paymentId)).toEqual([])
})

test('a refund made in the provider’s dashboard has the same effects', async () => {
  const { orderId, paymentId } = await aPaidOrder()
  const { id } = provider.refundByHand(paymentId, 500_00)
  await send(provider.tellRefund('refund.created', id))
  expect((await fileOf(orderId)).refunds).toEqual([])
  provider.endRefund(id, 'processed')
  for (let time = 0; time < 2; time++) await send(provider.tellRefund('refund.processed', id))
  const { refunds } = await fileOf(orderId)
  expect(refunds).toMatchObject([{ status: 'processed', reason: 'Refunded in the dashboard of the payment provider' }])
})

test('a second payment of an order opens a case, which its refund closes', async () => {
  const { orderId, paymentId } = await aPaidOrder()
  const second = provider.pay(orderId)
  await send(provider.tell('payment.captured', second))
  expect(await casesOf(second.paymentId)).toMatchObject([{ kind: 'duplicate_payment' }])
  expect((await request(second.paymentId)).statusCode).toBe(201)
  await portal.settle()
  const made = madeOf(second.paymentId)
  provider.endRefund(made, 'processed')
  await send(provider.tellRefund('refund.processed', made))
  expect(await casesOf(second.paymentId)).toEqual([])
  const subscription = await db.selectFrom('subscriptions').selectAll().where('razorpayOrderId', '=', orderId).executeTakeFirst()
  expect(subscription, 'the first payment stands').toMatchObject({ isActive: true, paymentId })
})

test('only captured payments can be refunded, only by permitted staff, and unknown payments are 404', async () => {
  const answer = await asha.call('POST /api/razorpay/create-order', { amount: 500, planId: plan.id })
  const failed = provider.pay(answer.json<{ id: string }>().id, { status: 'failed' })
  expect((await request(failed.paymentId)).json()).toMatchObject({ code: 'notCaptured' })
  expect((await request('pay_unknown')).json()).toMatchObject({ code: 'notFound' })
  expect((await request(failed.paymentId, 500_00, ' ')).statusCode).toBe(400)
  expect((await support.call(`POST /api/admin/payments/${failed.paymentId}/refunds`, {})).statusCode).toBe(403)
  expect((await sales.call('GET /api/admin/payments/pay_unknown')).statusCode).toBe(404)
})
