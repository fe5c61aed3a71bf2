import { insertAdminLog } from '#features/staff/server/public.ts'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { publishJob, reaction } from '#platform/server/events.ts'
import { newId } from '#platform/server/new-id.ts'
import { type Gateway, type GatewayPayment, RefundRefused } from '#platform/server/payments/gateway.ts'
import { minutes } from '#platform/server/rate-limits/rate-limit.ts'
import { paymentModeration, type Refund, refundRequested } from '../staff-contract.ts'
import { applyRefund, reportFailed } from './apply-refund.ts'
import { gatewayOf } from './gateway.ts'
import { findOrder, lockOrder } from './queries.ts'
import { endRefund, findRefund, insertRefund, leftToRefund, onWire, type StoredRefund } from './refund-queries.ts'

const endpoint = paymentModeration['POST /api/admin/payments/:paymentId/refunds']

type StaffRequest = {
  readonly adminId: string
  readonly paymentId: string
  readonly amountPaise: number
  readonly endsPurchase: boolean
  readonly reason: string
}

/** Stores the refund first, and the queue sends it, so that a promised refund is made even if a process dies. */
export async function requestRefund(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  gateway: Gateway,
  { adminId, paymentId, amountPaise, endsPurchase, reason }: StaffRequest,
): Promise<Refund> {
  const payment = await gateway.findPayment(paymentId)
  const orderId = await orderOf({ db }, payment, gateway)
  const now = clock()
  return db.transaction().execute(async (tx) => {
    await lockOrder(tx, orderId)
    if (!payment || amountPaise > (await leftToRefund(tx, payment))) throw refuse(endpoint, 'tooMuch')
    const id = newId()
    const row = { id, paymentId, orderId, amountPaise, endsPurchase, reason, requestedBy: adminId, requestedAt: now }
    const nextAt = new Date(now.getTime() + minutes(10) * 1_000)
    if (!(await insertRefund(tx, { ...row, nextAt }))) throw refuse(endpoint, 'underWay')
    const description = `${amountPaise} paise of ${paymentId}${endsPurchase ? ', which ends what was bought' : ''}: ${reason}`
    await insertAdminLog(tx, { adminId, action: 'refund payment', description, targetType: 'order', targetId: orderId })
    await publishJob(tx, refundRequested, { refundId: id })
    return onWire(assertDefined(await findRefund(tx, id), 'the refund just stored'))
  })
}

/** Checks that the payment is captured and belongs to one of our orders. */
async function orderOf({ db }: Pick<AppContext, 'db'>, payment: GatewayPayment | null, gateway: Gateway): Promise<string> {
  const order = payment?.orderId ? await findOrder(db, payment.orderId) : null
  if (!payment || order?.gateway !== gateway.name) throw refuse(endpoint, 'notFound')
  if (payment.status !== 'captured' && payment.status !== 'refunded') throw refuse(endpoint, 'notCaptured')
  return order.id
}

export const sendRefundSoon = reaction('sendRefund', refundRequested, async (context, { refundId }) => {
  const [gateway, refund] = [gatewayOf(context), await findRefund(context.db, refundId)]
  if (gateway && refund) await sendRefund(context, gateway, refund)
})

/**
 * Sends a refund. It may run any number of times, because the provider makes one refund per key. If the provider is unavailable, the queue tries
 * again.
 */
export async function sendRefund(
  context: Pick<AppContext, 'db' | 'clock' | 'paymentHooks'>,
  gateway: Gateway,
  refund: StoredRefund,
): Promise<void> {
  if (refund.status !== 'requested') return
  const { id, paymentId, amountPaise, orderId } = refund
  try {
    const made = await gateway.refund({ key: id, paymentId, amountPaise: Number(amountPaise) })
    await context.db.transaction().execute(async (tx) => {
      await lockOrder(tx, orderId)
      await applyRefund(context, tx, refund, made)
    })
  } catch (error) {
    if (!(error instanceof RefundRefused)) throw error
    await context.db.transaction().execute(async (tx) => {
      const now = context.clock()
      const isEnded = await endRefund(tx, id, { status: 'failed', providerId: null, endedAt: now })
      if (isEnded) await reportFailed(tx, refund, { detail: 'The provider has refused the refund', now })
    })
  }
}
