import { refuse } from '#platform/contract/refusal.ts'
import type { Gateway } from '#platform/server/payments/gateway.ts'
import { billing, type PaymentProof } from '../contract.ts'
import { isOwner, type Owner } from './owner.ts'
import { findOrder, type StoredOrder } from './queries.ts'
import { orReport, type TakeContext, takePayment, type TakeResult } from './take-payment.ts'

const endpoint = billing['POST /api/razorpay/verify-payment']

/** Handles a payment that the browser reports. Only the signature proves it. */
export async function verifyPayment(
  context: TakeContext,
  gateway: Gateway,
  { proof, owner }: { readonly proof: PaymentProof; readonly owner: Owner },
): Promise<void> {
  const order = await findOrder(context.db, proof.order_id)
  if (!order || !isOwner(order, owner)) throw refuse(endpoint, 'notFound')
  const taken = await takeProof(context, gateway, { proof, order })
  if (taken === 'unproven') throw refuse(endpoint, 'wrongSignature')
  if (taken === 'second payment' || taken === 'already refunded') throw refuse(endpoint, 'paidOtherwise')
}

type VerifiedPayment = { readonly proof: PaymentProof; readonly order: StoredOrder }

/** Used by the browser's call, and by the redirect of browsers that cannot show the checkout in a frame. */
export async function takeProof(
  context: TakeContext,
  gateway: Gateway,
  { proof, order }: VerifiedPayment,
): Promise<TakeResult | 'unproven'> {
  const [orderId, paymentId] = [order.id, proof.payment_id]
  if (order.gateway !== gateway.name || !gateway.isPaid({ orderId, paymentId }, proof.signature)) return 'unproven'
  // The payment must have the amount of its order, and is captured at once, because the order requests it.
  const payment = { id: paymentId, amountPaise: Number(order.amountPaise), currency: order.currency, status: 'captured' } as const
  return orReport(context, { orderId, payment }, (tx) => takePayment(context, tx, orderId, payment))
}
