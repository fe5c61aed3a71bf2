import type { AppContext } from '#platform/server/app-context.ts'
import type { Tx } from '#platform/server/db.ts'
import { newId } from '#platform/server/new-id.ts'
import type { GatewayRefund } from '#platform/server/payments/gateway.ts'
import { hours } from '#platform/server/rate-limits/rate-limit.ts'
import { closeCasesOf, openCase } from './case-queries.ts'
import { findSettledOrder, lockOrder } from './queries.ts'
import {
  endRefund,
  findRefundOf,
  insertRefund,
  listRefunds,
  markAccepted,
  refundedPaise,
  type StoredRefund,
} from './refund-queries.ts'

/** `already ended`: the refund was processed or failed before. `unknown refund`: its payment or amount is not the one that we have requested. */
export type RefundResult = 'refunded' | 'refund pending' | 'refund failed' | 'already ended' | 'unknown order' | 'unknown refund'
type RefundContext = Pick<AppContext, 'clock' | 'paymentHooks'>

const byHand = 'Refunded in the dashboard of the payment provider'

/** When the provider is asked again about a refund that it has accepted. */
const nextQuestion = (now: Date): Date => new Date(now.getTime() + hours(6) * 1_000)

/** Handles the provider's report of a refund, in an answer or an event. */
export async function takeRefund(
  context: RefundContext,
  tx: Tx,
  orderId: string,
  gatewayRefund: GatewayRefund,
): Promise<RefundResult> {
  if (!(await lockOrder(tx, orderId))) return 'unknown order'
  const known = await findRefundOf(tx, gatewayRefund)
  if (!known) return storeByHand(context, tx, orderId, gatewayRefund)
  const isOther = known.paymentId !== gatewayRefund.paymentId || Number(known.amountPaise) !== gatewayRefund.amountPaise
  return isOther ? 'unknown refund' : applyRefund(context, tx, known, gatewayRefund)
}

/**
 * Stores a refund that we have not requested, which somebody has made in the provider's dashboard. It has the same effects, from the moment when it
 * is processed.
 */
async function storeByHand(context: RefundContext, tx: Tx, orderId: string, gatewayRefund: GatewayRefund): Promise<RefundResult> {
  const { id: providerId, paymentId, amountPaise, status } = gatewayRefund
  if (status !== 'processed') return 'refund pending'
  const now = context.clock()
  const row = { id: newId(), paymentId, orderId, amountPaise, reason: byHand, status, providerId, requestedBy: null }
  await insertRefund(tx, { ...row, requestedAt: now, endedAt: now, nextAt: now })
  const refund = await findRefundOf(tx, gatewayRefund)
  if (refund) await afterRefund(context, tx, refund)
  return 'refunded'
}

/** The caller has locked the order. */
export async function applyRefund(
  context: RefundContext,
  tx: Tx,
  refund: StoredRefund,
  { id: providerId, status }: Pick<GatewayRefund, 'id' | 'status'>,
): Promise<RefundResult> {
  const now = context.clock()
  if (status === 'pending') {
    await markAccepted(tx, refund.id, { providerId, nextAt: nextQuestion(now) })
    return 'refund pending'
  }
  if (!(await endRefund(tx, refund.id, { status, providerId, endedAt: now }))) return 'already ended'
  if (status === 'failed') {
    await reportFailed(tx, refund, { detail: 'The provider could not refund it', now })
    return 'refund failed'
  }
  await afterRefund(context, tx, refund)
  return 'refunded'
}

export async function reportFailed(
  tx: Tx,
  { id: reference, paymentId, orderId, amountPaise }: StoredRefund,
  { detail, now }: { readonly detail: string; readonly now: Date },
): Promise<void> {
  const row = { kind: 'refund_failed', paymentId, orderId, reference, detail, openedAt: now } as const
  await openCase(tx, { ...row, amountPaise: Number(amountPaise) })
}

/** Runs the features' hooks, but only for the payment that has paid the order: another payment has granted nothing. */
async function afterRefund({ clock, paymentHooks }: RefundContext, tx: Tx, { id, paymentId, orderId, ...refund }: StoredRefund) {
  const [now, amountPaise] = [clock(), Number(refund.amountPaise)]
  const [returned, order] = [await refundedPaise(tx, paymentId, false), await lockOrder(tx, orderId)]
  const closing = { paymentId, note: 'Refunded', now }
  await closeCasesOf(tx, { kinds: ['refund_failed'], ...closing, upToPaise: amountPaise })
  // After the refund of a part, staff still have to decide about the rest.
  await closeCasesOf(tx, { kinds: ['duplicate_payment', 'wrong_amount', 'not_granted'], ...closing, upToPaise: returned })
  if (order?.status !== 'paid' || order.paymentId !== paymentId) return
  const settled = await findSettledOrder(tx, orderId)
  const isWhole = returned >= settled.amountPaise
  const facts = { id, amountPaise, refundedPaise: returned, endsPurchase: isWhole || refund.endsPurchase }
  for (const whenRefunded of paymentHooks.whenRefunded) await whenRefunded(tx, settled, facts, now)
}

/**
 * A part may have been refunded before we heard of the payment, when the features' hooks could not run. The caller has just marked the order as paid.
 */
export async function applyEarlierRefunds(context: RefundContext, tx: Tx, paymentId: string): Promise<void> {
  for (const refund of await listRefunds(tx, 'paymentId', paymentId)) {
    if (refund.status === 'processed') await afterRefund(context, tx, refund)
  }
}
