import { hasTeam } from '#features/employers/server/public.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { isLockConflict, type Tx } from '#platform/server/db.ts'
import { Unavailable } from '#platform/server/failures.ts'
import { isDatabaseUnavailable } from '#platform/server/http/database-unavailable.ts'
import type { GatewayPayment } from '#platform/server/payments/gateway.ts'
import { applyEarlierRefunds } from './apply-refund.ts'
import { closeCasesOf, openCase } from './case-queries.ts'
import { lockOrder, markFailed, type StoredOrder } from './queries.ts'
import { refundedPaise } from './refund-queries.ts'
import { settle, type SettleResult } from './settle.ts'

/** `not captured`: authorised at most. `wrong amount`: another amount or currency than the order has. `unknown order`: not one of ours. */
export type TakeResult = SettleResult | 'failed' | 'not captured' | 'already refunded' | 'wrong amount' | 'unknown order'
export type TakeContext = Pick<AppContext, 'db' | 'clock' | 'paymentHooks' | 'config'>
type Payment = Pick<GatewayPayment, 'id' | 'amountPaise' | 'currency' | 'status'>

/** Handles the provider's report of a payment, in an answer or an event. A payment that grants nothing opens a case for staff. */
export async function takePayment(context: TakeContext, tx: Tx, orderId: string, payment: Payment): Promise<TakeResult> {
  const order = await lockOrder(tx, orderId)
  if (!order) return 'unknown order'
  if (payment.status === 'failed') {
    await markFailed(tx, orderId)
    return 'failed'
  }
  if (payment.status === 'created' || payment.status === 'authorized') return 'not captured'
  if (order.paymentId !== payment.id && (await isRefunded(tx, payment))) return 'already refunded'
  return takeMoney(context, tx, order, payment)
}

async function isRefunded(tx: Tx, { id, amountPaise, status }: Payment): Promise<boolean> {
  return status === 'refunded' || (await refundedPaise(tx, id, false)) >= amountPaise
}

async function takeMoney(context: TakeContext, tx: Tx, order: StoredOrder, payment: Payment): Promise<TakeResult> {
  const orderId = order.id
  if (Number(order.amountPaise) !== payment.amountPaise || order.currency !== payment.currency) {
    await report(context, tx, { kind: 'wrong_amount', orderId, payment })
    return 'wrong amount'
  }
  const settled = await settle(context, tx, { orderId, paymentId: payment.id })
  if (settled === 'second payment') await report(context, tx, { kind: 'duplicate_payment', orderId, payment })
  if (settled === 'paid') {
    await noteGrant(context, tx, order, payment)
    await applyEarlierRefunds(context, tx, payment.id)
  }
  return settled
}

/** Records whether the purchase was granted. The features grant nothing to an account that was deleted meanwhile. */
async function noteGrant(context: TakeContext, tx: Tx, order: StoredOrder, payment: Payment) {
  const orderId = order.id
  if (await isForNobody(tx, order))
    return report(context, tx, { kind: 'not_granted', orderId, payment, detail: 'The account was deleted' })
  const closing = { kinds: ['not_granted'], paymentId: payment.id, note: 'Granted after all', now: context.clock() } as const
  return closeCasesOf(tx, closing)
}

async function isForNobody(tx: Tx, { purpose, userId, employerId }: StoredOrder): Promise<boolean> {
  if (purpose === 'demo') return false
  return employerId === null ? userId === null : !(await hasTeam(tx, employerId))
}

type CaseFacts = {
  readonly kind: 'wrong_amount' | 'duplicate_payment' | 'not_granted'
  readonly orderId: string
  readonly payment: Pick<Payment, 'id' | 'amountPaise' | 'currency'>
  readonly detail?: string
}

async function report(
  { clock }: Pick<AppContext, 'clock'>,
  tx: Tx,
  { kind, orderId, payment, detail }: CaseFacts,
): Promise<void> {
  const isOther = payment.currency !== 'INR'
  const row = { kind, orderId, paymentId: payment.id, amountPaise: payment.amountPaise, openedAt: clock() }
  await openCase(tx, { ...row, detail: detail ?? (isOther ? `The currency is ${payment.currency}` : null) })
}

/** Runs the transaction that handles a payment. If a feature throws while granting, the transaction is rolled back and a case for staff is opened. */
export async function orReport<T>(
  context: TakeContext,
  { orderId, payment }: Pick<CaseFacts, 'orderId' | 'payment'>,
  take: (tx: Tx) => Promise<T>,
): Promise<T> {
  try {
    return await context.db.transaction().execute(take)
  } catch (error) {
    const isPassing =
      error instanceof Unavailable || isLockConflict(error) || (error instanceof Error && isDatabaseUnavailable(error))
    if (!isPassing) {
      const detail = error instanceof Error ? error.name : 'Error'
      await context.db.transaction().execute(async (tx) => {
        if (await lockOrder(tx, orderId)) await report(context, tx, { kind: 'not_granted', orderId, payment, detail })
      })
    }
    throw error
  }
}
