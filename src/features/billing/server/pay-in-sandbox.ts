import { refuse } from '#platform/contract/refusal.ts'
import { publish } from '#platform/server/events.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { signPayment } from '#platform/server/payments/signatures.ts'
import { billing, type Receipt, sandboxPaid } from '../contract.ts'
import { sandboxId, sandboxSecrets } from './gateway.ts'
import { isOwner, type Owner } from './owner.ts'
import { findOrder } from './queries.ts'
import { insertSandboxPayment } from './sandbox-queries.ts'

type SandboxPayment = { readonly orderId: string; readonly outcome: 'captured' | 'failed'; readonly owner: Owner }

const endpoint = billing['POST /api/razorpay/sandbox-checkout']

/** Simulates the result of the provider's checkout. */
export async function payInSandbox(
  { db, clock, keyFor }: Pick<AppContext, 'db' | 'clock' | 'keyFor'>,
  { orderId, outcome, owner }: SandboxPayment,
): Promise<Receipt> {
  const order = await findOrder(db, orderId)
  if (order?.gateway !== 'sandbox' || !isOwner(order, owner)) throw refuse(endpoint, 'notFound')
  const paymentId = sandboxId('pay')
  const isTaken = await db.transaction().execute(async (tx) => {
    const isNew = await insertSandboxPayment(tx, { id: paymentId, orderId, outcome, createdAt: clock() })
    if (isNew) await publish(tx, sandboxPaid, { paymentId })
    return isNew
  })
  if (!isTaken) throw refuse(endpoint, 'paidAlready')
  if (outcome === 'failed') throw refuse(endpoint, 'declined')
  const signature = signPayment(sandboxSecrets(keyFor).keySecret, { orderId, paymentId })
  return { razorpay_order_id: orderId, razorpay_payment_id: paymentId, razorpay_signature: signature }
}
