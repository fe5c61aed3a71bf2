import { reaction } from '#platform/server/events.ts'
import { signBody } from '#platform/server/payments/signatures.ts'
import { sandboxPaid } from '../contract.ts'
import { gatewayOf, sandboxSecrets } from './gateway.ts'
import { findOrder } from './queries.ts'
import { receiveEvent } from './receive-event.ts'
import { findSandboxPayment } from './sandbox-queries.ts'

/** Passes the payment to the handler of the provider's events, including the signature. */
export const reportSandboxPayment = reaction('tellSandboxPayment', sandboxPaid, async (context, { paymentId }) => {
  const gateway = gatewayOf(context)
  const payment = await findSandboxPayment(context.db, paymentId)
  const order = payment && (await findOrder(context.db, payment.orderId))
  if (!order || gateway?.name !== 'sandbox') return
  const entity = { id: paymentId, order_id: order.id, amount: Number(order.amountPaise), currency: order.currency }
  const body = Buffer.from(JSON.stringify({ event: `payment.${payment.outcome}`, payload: { payment: { entity } } }))
  const signature = signBody(sandboxSecrets(context.keyFor).webhookSecret, body)
  await receiveEvent(context, gateway, { body, signature, eventId: `evt_${paymentId}` })
})
