import { createHash } from 'node:crypto'
import { z } from 'zod'
import { refuse } from '#platform/contract/refusal.ts'
import type { Tx } from '#platform/server/db.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Gateway } from '#platform/server/payments/gateway.ts'
import { billing } from '../contract.ts'
import { findOrder, insertEvent, markFailed } from './queries.ts'
import { settle, type SettleResult } from './settle.ts'

export type WebhookDelivery = { readonly body: Uint8Array; readonly signature: string; readonly eventId: string | undefined }
/** `known`: received before. `ignored`: not relevant. `stranger`: not one of our orders. `unlike`: another amount. */
export type EventOutcome = SettleResult | 'failed' | 'known' | 'ignored' | 'stranger' | 'unlike'

const Payment = z.object({ id: z.string(), order_id: z.string(), amount: z.int(), currency: z.string() })
const Event = z.object({ event: z.string(), payload: z.object({ payment: z.object({ entity: Payment }) }) })
type Payment = z.output<typeof Payment>

const paying: ReadonlySet<string> = new Set(['payment.captured', 'order.paid'])

/** Events of the provider, which also arrive when the browser never comes back; more than once, and in any order. */
export async function receiveEvent(
  context: Pick<AppContext, 'db' | 'clock' | 'paymentHooks'>,
  gateway: Gateway,
  { body, signature, eventId }: WebhookDelivery,
): Promise<EventOutcome> {
  if (!gateway.isEvent(body, signature)) throw refuse(billing['POST /api/razorpay/webhook'], 'wrongSignature')
  const { kind, payment } = read(body)
  const id = eventId ?? createHash('sha256').update(body).digest('hex')
  return context.db.transaction().execute(async (tx) => {
    if (!(await insertEvent(tx, { id, kind, receivedAt: context.clock() }))) return 'known'
    return payment ? take(context, tx, { kind, payment, gateway }) : 'ignored'
  })
}

type Context = Pick<AppContext, 'clock' | 'paymentHooks'>
type PaymentEvent = { readonly kind: string; readonly payment: Payment; readonly gateway: Gateway }

async function take(context: Context, tx: Tx, { kind, payment, gateway }: PaymentEvent): Promise<EventOutcome> {
  const order = await findOrder(tx, payment.order_id)
  if (order?.gateway !== gateway.name) return 'stranger'
  if (kind === 'payment.failed') {
    await markFailed(tx, order.id)
    return 'failed'
  }
  if (!paying.has(kind)) return 'ignored'
  if (Number(order.amountPaise) !== payment.amount || order.currency !== payment.currency) return 'unlike'
  return settle(context, tx, { orderId: order.id, paymentId: payment.id })
}

/** The provider sends many events that we do not use; a signed one is never refused for its form. */
function read(body: Uint8Array): { readonly kind: string; readonly payment: Payment | null } {
  try {
    const { event, payload } = Event.parse(JSON.parse(Buffer.from(body).toString()))
    return { kind: event, payment: payload.payment.entity }
  } catch {
    return { kind: 'other', payment: null }
  }
}
