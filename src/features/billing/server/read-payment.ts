import { settleClaim } from '#features/moderation/server/public.ts'
import { insertAdminLog } from '#features/staff/server/public.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Db } from '#platform/server/db.ts'
import type { Gateway } from '#platform/server/payments/gateway.ts'
import { type OrderFile, type PaymentCase, paymentModeration } from '../staff-contract.ts'
import { caseQueue, closeCase } from './case-queries.ts'
import { fileOf, findWholeOrder } from './help-queries.ts'
import { findOrder } from './queries.ts'
import { leftToRefund, listRefunds, onWire } from './refund-queries.ts'

/** A payment for staff: our stored data and the provider's present data. */
export async function readPayment(db: Db, gateway: Gateway, reference: string): Promise<OrderFile> {
  const orderId = reference.startsWith('order_') ? reference : (await gateway.findPayment(reference))?.orderId
  const known = orderId ? await findOrder(db, orderId) : null
  if (known?.gateway !== gateway.name) throw refuse(paymentModeration['GET /api/admin/payments/:reference'], 'notFound')
  const [order, payments, refunds] = await Promise.all([
    findWholeOrder(db, known.id),
    gateway.paymentsOf(known.id),
    listRefunds(db, 'orderId', known.id),
  ])
  const live = payments.map(async ({ id, amountPaise, currency, status, refundedPaise }) => {
    const isCaptured = status === 'captured' || status === 'refunded'
    const leftPaise = isCaptured ? await leftToRefund(db, { id, amountPaise, refundedPaise }) : 0
    return { id, amountPaise, currency, status, leftPaise }
  })
  return fileOf(order, { payments: await Promise.all(live), refunds: refunds.map(onWire) })
}

type StaffNote = { readonly adminId: string; readonly caseId: string; readonly note: string }

/** Closes a case. If two members of staff close it at once, the first one succeeds. */
export async function closePaymentCase(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { adminId, caseId, note }: StaffNote,
): Promise<PaymentCase> {
  const now = clock()
  return db.transaction().execute(async (tx) => {
    await settleClaim(tx, { queue: caseQueue, itemId: caseId, adminId, now })
    const closed = await closeCase(tx, caseId, { closedBy: adminId, closedAt: now, note })
    if (closed === 'unknown') throw refuse(paymentModeration['PUT /api/admin/payment-cases/:caseId'], 'notFound')
    if (closed === 'closed') throw refuse(paymentModeration['PUT /api/admin/payment-cases/:caseId'], 'closed')
    const about = { targetType: 'order', targetId: closed.orderId }
    await insertAdminLog(tx, { adminId, action: 'close payment case', description: `${closed.kind}: ${note}`, ...about })
    return closed
  })
}
