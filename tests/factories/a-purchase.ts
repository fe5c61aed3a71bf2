import { randomUUID } from 'node:crypto'
import { settle } from '#features/billing/server/settle.ts'
import { findSettledOrder } from '#features/billing/server/queries.ts'
import { planOf } from './a-plan.ts'
import type { Person, TestPortal } from '../portal.ts'

export type Receipt = {
  readonly razorpay_order_id: string
  readonly razorpay_payment_id: string
  readonly razorpay_signature: string
}

/** Pays an order in the sandbox and reports the payment like the browser does. */
async function payOrder({ call }: Pick<Person, 'call'>, orderId: string): Promise<Receipt> {
  const receipt = (await call('POST /api/razorpay/sandbox-checkout', { order_id: orderId, outcome: 'captured' })).json<Receipt>()
  await call('POST /api/razorpay/verify-payment', {
    order_id: receipt.razorpay_order_id,
    payment_id: receipt.razorpay_payment_id,
    signature: receipt.razorpay_signature,
  })
  return receipt
}

/** Orders a plan through the API and pays it in the sandbox. Returns the id of the order. */
export async function buyPlan(
  person: Pick<Person, 'call'>,
  plan: { readonly id: string; readonly price: number },
): Promise<string> {
  const answer = await person.call('POST /api/razorpay/create-order', { amount: plan.price, planId: plan.id })
  const { id } = answer.json<{ id: string }>()
  await payOrder(person, id)
  return id
}

type Buyer = { readonly userId?: string; readonly employerId?: string }

/** Inserts an order of a plan's current version, without API calls. */
export async function orderRow(
  { db }: Pick<TestPortal, 'db'>,
  buyer: Buyer,
  planId: string,
): Promise<{ readonly id: string; readonly paymentId: string }> {
  const { versionId, price } = await planOf(db, planId)
  const id = `order_${randomUUID().replaceAll('-', '')}`
  const order = { id, userId: null, employerId: null, holder: null, planId, planVersionId: versionId, ...buyer }
  await db
    .insertInto('orders')
    .values({
      ...order,
      purpose: 'plan',
      amountPaise: Math.round(Number(price) * 100),
      currency: 'INR',
      gateway: 'razorpay',
      createdAt: new Date(),
    })
    .execute()
  return { id, paymentId: `pay_${id}` }
}

export async function settleOrder(
  { db, context }: Pick<TestPortal, 'db' | 'context'>,
  order: { readonly id: string; readonly paymentId: string },
) {
  return db.transaction().execute((tx) => settle(context, tx, { orderId: order.id, paymentId: order.paymentId }))
}

/** Applies the effects of a refund of an order without the provider. Without `part`, the whole amount is refunded. */
export async function refundOrder(
  { db, context }: Pick<TestPortal, 'db' | 'context'>,
  orderId: string,
  part?: { readonly paise: number; readonly endsPurchase: boolean },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const order = await findSettledOrder(tx, orderId)
    const { paise, endsPurchase } = part ?? { paise: order.amountPaise, endsPurchase: true }
    const refund = { id: randomUUID(), amountPaise: paise, refundedPaise: paise, endsPurchase }
    const now = context.clock()
    const row = { id: refund.id, paymentId: order.paymentId, orderId, amountPaise: paise, reason: 'Test', requestedBy: null }
    await tx
      .insertInto('refunds')
      .values({ ...row, status: 'processed', requestedAt: now, endedAt: now, nextAt: now })
      .execute()
    for (const whenRefunded of context.paymentHooks.whenRefunded) await whenRefunded(tx, order, refund, now)
  })
}
