import { randomUUID } from 'node:crypto'
import { sandboxSecrets } from '#features/billing/server/gateway.ts'
import { signBody } from '#platform/server/payments/signatures.ts'
import { everyone, type Row } from './permission-statuses.ts'
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

async function aPaymentOf(world: World): Promise<object> {
  const payment = { order_id: await anOrderOf(world), outcome: 'captured' }
  const receipt = (await world.people.candidate.call('POST /api/razorpay/sandbox-checkout', payment)).json()
  return {
    order_id: receipt.razorpay_order_id,
    payment_id: receipt.razorpay_payment_id,
    signature: receipt.razorpay_signature,
  }
}
