import { createHash } from 'node:crypto'
import { z } from 'zod'
import { refuse } from '#platform/contract/refusal.ts'
import type { Tx } from '#platform/server/db.ts'
import type { Gateway } from '#platform/server/payments/gateway.ts'
import { type Dispute, DisputeEntity, RefundEntity } from '#platform/server/payments/razorpay-entities.ts'
import { billing } from '../contract.ts'
import { type RefundResult, takeRefund } from './apply-refund.ts'
import { closeCasesOf, openCase } from './case-queries.ts'
import { findOrder, insertEvent } from './queries.ts'
import { orReport, type TakeContext, takePayment, type TakeResult } from './take-payment.ts'

export type WebhookDelivery = { readonly body: Uint8Array; readonly signature: string; readonly eventId: string | undefined }
/** `duplicate event`: received before. `ignored`: not relevant. `dispute`: stored for staff. */
export type EventOutcome = TakeResult | RefundResult | 'duplicate event' | 'ignored' | 'dispute'

const Payment = z.object({ id: z.string(), order_id: z.string(), amount: z.int(), currency: z.string() })
const Event = z.object({
  event: z.string(),
  payload: z.object({
    payment: z.object({ entity: Payment }),
    refund: z.object({ entity: RefundEntity }).optional(),
    dispute: z.object({ entity: DisputeEntity }).optional(),
  }),
})
type Event = z.output<typeof Event>

/** The state of the payment by the kind of event. The state inside the event may be older or newer. */
const states: Readonly<Record<string, 'captured' | 'failed'>> = {
  'payment.captured': 'captured',
  'order.paid': 'captured',
  'payment.failed': 'failed',
}

/** Handles an event of the provider. Events also arrive if the browser never returns; more than once, and in any order. */
export async function receiveEvent(
  context: TakeContext,
  gateway: Gateway,
  { body, signature, eventId }: WebhookDelivery,
): Promise<EventOutcome> {
  if (!gateway.isEvent(body, signature)) throw refuse(billing['POST /api/razorpay/webhook'], 'wrongSignature')
  const event = read(body)
  const id = eventId ?? createHash('sha256').update(body).digest('hex')
  const kind = event?.event ?? 'other'
  const take = async (tx: Tx): Promise<EventOutcome> => {
    if (!(await insertEvent(tx, { id, kind, receivedAt: context.clock() }))) return 'duplicate event'
    return event ? takeEvent(context, tx, { event, gateway }) : 'ignored'
  }
  if (!event || states[kind] !== 'captured') return context.db.transaction().execute(take)
  const { id: paymentId, order_id: orderId, amount, currency } = event.payload.payment.entity
  return orReport(context, { orderId, payment: { id: paymentId, amountPaise: amount, currency } }, take)
}

type GatewayEvent = { readonly event: Event; readonly gateway: Gateway }

async function takeEvent(context: TakeContext, tx: Tx, { event, gateway }: GatewayEvent): Promise<EventOutcome> {
  const { payment, refund, dispute } = event.payload
  const { id, order_id: orderId, amount: amountPaise, currency } = payment.entity
  const order = await findOrder(tx, orderId)
  if (order?.gateway !== gateway.name) return 'unknown order'
  const status = states[event.event]
  if (status) return takePayment(context, tx, orderId, { id, amountPaise, currency, status })
  if (event.event.startsWith('refund.') && refund?.entity.paymentId === id) return takeRefund(context, tx, orderId, refund.entity)
  if (event.event.startsWith('payment.dispute.') && dispute?.entity.payment_id === id) {
    await takeDispute(context, tx, { orderId, dispute: dispute.entity })
    return 'dispute'
  }
  return 'ignored'
}

/** A dispute that was won or withdrawn closes its case. A lost one needs a decision of staff about the purchase. */
async function takeDispute(
  { clock }: Pick<TakeContext, 'clock'>,
  tx: Tx,
  { orderId, dispute }: { readonly orderId: string; readonly dispute: Dispute },
): Promise<void> {
  const { id: reference, payment_id: paymentId, amount: amountPaise, status, reason_code: reason, respond_by: seconds } = dispute
  const now = clock()
  if (status === 'won' || status === 'closed') {
    return closeCasesOf(tx, { kinds: ['dispute'], paymentId, reference, note: `The dispute is ${status}`, now })
  }
  const detail = [status.replaceAll('_', ' '), reason?.replaceAll('_', ' ')].filter(Boolean).join(': ')
  const respondBy = seconds ? new Date(seconds * 1_000) : null
  await openCase(tx, { kind: 'dispute', paymentId, orderId, amountPaise, reference, detail, respondBy, openedAt: now })
}

/** Parses an event. The provider sends many kinds that we do not use, and a signed event is never refused for its form. */
function read(body: Uint8Array): Event | null {
  try {
    return Event.parse(JSON.parse(Buffer.from(body).toString()))
  } catch {
    return null
  }
}
