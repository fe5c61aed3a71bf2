import { randomUUID } from 'node:crypto'
import { sandboxSecrets } from '#features/billing/server/gateway.ts'
import { signBody } from '#platform/server/payments/signatures.ts'
import { orderRow, settleOrder } from '../factories/a-purchase.ts'
import { aPlan } from '../factories/a-plan.ts'
import { everyone, type Row, sales, users } from './permission-statuses.ts'
import type { World } from './permission-world.ts'

/** Anybody may pay; the following calls are for the person who has made the order. */
export const payments: Readonly<Record<string, Row>> = {
  'GET /api/razorpay/gateway': [everyone()],
  'POST /api/razorpay/create-order': [everyone(), () => ({ body: { amount: 100, currency: 'INR' } })],
  'POST /api/razorpay/sandbox-checkout': [
    { ...everyone(404), candidate: 200 },
    async (world) => ({ body: { order_id: await anOrderOf(world), outcome: 'captured' } }),
  ],
  'POST /api/razorpay/verify-payment': [
    { ...everyone(404), candidate: 200 },
    async (world) => ({ body: await aPaymentOf(world) }),
  ],
  'POST /api/billing/payment-state': [
    { ...everyone(404), candidate: 200 },
    async (world) => ({ body: { reference: await anOrderOf(world) } }),
  ],
  'GET /api/admin/payment-cases': [sales()],
  'PUT /api/admin/payment-cases/:caseId': [
    sales(),
    async (world) => ({ params: { caseId: await aCase(world) }, body: { note: 'Done' } }),
  ],
  'GET /api/admin/payments/:reference': [sales(), async (world) => ({ params: { reference: await anOrderOf(world) } })],
  'POST /api/admin/payments/:paymentId/refunds': [
    sales(201),
    async (world) => ({
      params: { paymentId: (await aPaymentOf(world)).payment_id },
      body: { amountPaise: 100, reason: 'Asked for it' },
    }),
  ],
  'GET /api/billing/invoices': [users()],
  'GET /api/billing/invoices/:id/pdf': [
    { ...everyone(404), candidate: 200 },
    async (world) => ({ params: { id: await anInvoice(world) } }),
  ],
  'GET /api/billing/details': [users()],
  'PUT /api/billing/details': [
    { ...users(), recruiter: 403, viewer: 403 },
    () => ({ body: { name: 'Kaveri', address: '4 MG Road, Pune', state: '27' } }),
  ],
  'POST /api/razorpay/webhook': [
    everyone(),
    ({ context }) => {
      const body = Buffer.from(JSON.stringify({ event: 'payment.downtime.started', payload: {} }))
      return {
        body,
        headers: {
          'content-type': 'application/json',
          'x-razorpay-event-id': randomUUID(),
          'x-razorpay-signature': signBody(sandboxSecrets(context.keyFor).webhookSecret, body),
        },
      }
    },
  ],
}

async function anOrderOf({ people }: World): Promise<string> {
  return (await people.candidate.call('POST /api/razorpay/create-order', { amount: 100 })).json<{ id: string }>().id
}

async function aPaymentOf(world: World) {
  const payment = { order_id: await anOrderOf(world), outcome: 'captured' }
  const receipt = (await world.people.candidate.call('POST /api/razorpay/sandbox-checkout', payment)).json()
  return {
    order_id: receipt.razorpay_order_id,
    payment_id: receipt.razorpay_payment_id,
    signature: receipt.razorpay_signature,
  }
}

async function anInvoice(world: World): Promise<string> {
  const { db, people, context } = world
  const plan = await aPlan(db, { audience: 'seeker', price: '99' })
  const order = await orderRow({ db }, { userId: people.candidate.id }, plan.id)
  await settleOrder({ db, context }, order)
  return (await db.selectFrom('invoices').select('id').where('orderId', '=', order.id).executeTakeFirstOrThrow()).id
}

async function aCase(world: World): Promise<string> {
  const { db } = world
  const [id, orderId] = [randomUUID(), await anOrderOf(world)]
  const row = { id, kind: 'second_payment' as const, orderId, paymentId: `pay_${id}`, amountPaise: 100, detail: null }
  await db
    .insertInto('paymentCases')
    .values({ ...row, openedAt: new Date() })
    .execute()
  return id
}
