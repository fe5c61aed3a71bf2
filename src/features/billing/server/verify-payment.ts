import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Gateway } from '#platform/server/payments/gateway.ts'
import { billing, type PaymentProof } from '../contract.ts'
import { isOwner, type Owner } from './owner.ts'
import { findOrder } from './queries.ts'
import { settle } from './settle.ts'

const endpoint = billing['POST /api/razorpay/verify-payment']

/** The browser reports a payment; only the signature proves it. */
export async function verifyPayment(
  context: Pick<AppContext, 'db' | 'clock' | 'paymentHooks'>,
  gateway: Gateway,
  { proof, owner }: { readonly proof: PaymentProof; readonly owner: Owner },
): Promise<void> {
  const paid = { orderId: proof.order_id, paymentId: proof.payment_id }
  const order = await findOrder(context.db, paid.orderId)
  if (!order || !isOwner(order, owner)) throw refuse(endpoint, 'notFound')
  const isBelieved = order.gateway === gateway.name && gateway.isPaid(paid, proof.signature)
  if (!isBelieved) throw refuse(endpoint, 'wrongSignature')
  const settled = await context.db.transaction().execute((tx) => settle(context, tx, paid))
  if (settled === 'otherwise') throw refuse(endpoint, 'paidOtherwise')
}
