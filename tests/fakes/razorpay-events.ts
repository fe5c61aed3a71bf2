import { type PaidOrder, signBody } from '#platform/server/payments/signatures.ts'
import { type Ledger, newId } from './razorpay-ledger.ts'

export type Delivery = { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> }

type Tellers = {
  readonly tell: (kind: string, paid: PaidOrder, over?: object) => Delivery
  readonly tellRefund: (kind: string, refundId: string) => Delivery
  readonly tellDispute: (kind: string, paymentId: string, over?: object) => Delivery
}

export function tellers(ledger: Ledger, webhookSecret: string): Tellers {
  const event = (kind: string, payload: object): Delivery => signedEvent(webhookSecret, kind, payload)
  return {
    tell: (kind, { orderId, paymentId }, over = {}) => {
      const { amount, currency } = ledger.orders.get(orderId) ?? {}
      const entity = ledger.payments.get(paymentId) ?? { id: paymentId, order_id: orderId, amount, currency }
      return event(kind, { payment: { entity: { ...entity, ...over } } })
    },
    tellRefund: (kind, refundId) => {
      const refund = known(ledger.refunds, refundId)
      return event(kind, { refund: { entity: refund }, payment: { entity: ledger.payments.get(refund.payment_id) } })
    },
    tellDispute: (kind, paymentId, over = {}) => {
      const { amount, currency } = known(ledger.payments, paymentId)
      const entity = { id: newId('disp'), payment_id: paymentId, amount, currency, status: 'open', reason_code: 'chargeback' }
      const respond_by = Math.trunc(Date.now() / 1_000) + 7 * 24 * 60 * 60
      return event(kind, {
        dispute: { entity: { ...entity, respond_by, ...over } },
        payment: { entity: ledger.payments.get(paymentId) },
      })
    },
  }
}

export function known<T>(of: ReadonlyMap<string, T>, id: string): T {
  const found = of.get(id)
  if (!found) throw new Error(`the provider does not know ${id}`)
  return found
}

/** Signs an event of the webhook. The JSON is indented, so that parsing and serialising it again would break the signature. */
function signedEvent(webhookSecret: string, kind: string, payload: object): Delivery {
  const body = Buffer.from(JSON.stringify({ entity: 'event', event: kind, payload }, null, 2))
  const headers = {
    'content-type': 'application/json',
    'x-razorpay-event-id': newId('evt'),
    'x-razorpay-signature': signBody(webhookSecret, body),
  }
  return { body, headers }
}
