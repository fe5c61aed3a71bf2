import { randomUUID } from 'node:crypto'

/** The data of the provider, in the format of its API. */
export type Order = { readonly id: string; readonly amount: number; readonly currency: string; readonly receipt: string }

export type Payment = {
  readonly id: string
  readonly order_id: string
  readonly amount: number
  readonly currency: string
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
  amount_refunded: number
  readonly acquirer_data: Readonly<Record<string, string | null>>
}

export type Refund = {
  readonly id: string
  readonly payment_id: string
  readonly amount: number
  readonly currency: string
  readonly receipt: string | null
  status: 'pending' | 'processed' | 'failed'
}

export type Ledger = {
  readonly orders: Map<string, Order>
  readonly payments: Map<string, Payment>
  readonly refunds: Map<string, Refund>
  /** The refund of each idempotency key, with the body that made it. */
  readonly keys: Map<string, { readonly body: string; readonly refund: Refund }>
}

export function emptyLedger(): Ledger {
  return { orders: new Map(), payments: new Map(), refunds: new Map(), keys: new Map() }
}

export function newId(kind: string): string {
  return `${kind}_${randomUUID().replaceAll('-', '').slice(0, 14)}`
}

/** Adds a payment of an order. The order may be unknown, as in a forged event. */
export function addPayment({ orders, payments }: Ledger, orderId: string, over: Partial<Payment> = {}): Payment {
  const { amount = 0, currency = 'INR' } = orders.get(orderId) ?? {}
  const payment: Payment = {
    id: newId('pay'),
    order_id: orderId,
    amount,
    currency,
    status: 'captured',
    amount_refunded: 0,
    acquirer_data: { rrn: String(Math.trunc(Math.random() * 1e12)).padStart(12, '4'), upi_transaction_id: null },
    ...over,
  }
  payments.set(payment.id, payment)
  return payment
}

type Refusal = { readonly status: number; readonly description: string }

/**
 * Adds a refund by the documented rules: an idempotency key has at least ten characters and always the same body, and no more is refunded than was
 * paid.
 */
export function addRefund(
  ledger: Ledger,
  paymentId: string,
  { key, body }: { readonly key: string; readonly body: string },
): Refund | Refusal {
  const known = ledger.keys.get(key)
  if (known) {
    return known.body === body ? known.refund : { status: 400, description: 'Different request with the same idempotency key' }
  }
  const { amount, receipt } = JSON.parse(body) as { readonly amount: number; readonly receipt?: string } // only the adapter of the product calls it
  const payment = ledger.payments.get(paymentId)
  if (!/^[\w-]{10,}$/.test(key)) return { status: 400, description: 'The idempotency key is too short' }
  if (!payment || !['captured', 'refunded'].includes(payment.status))
    return { status: 400, description: 'The payment is not captured' }
  if (payment.amount_refunded + amount > payment.amount)
    return { status: 400, description: 'The refund is more than what is left' }
  const refund: Refund = {
    id: newId('rfnd'),
    payment_id: paymentId,
    amount,
    currency: payment.currency,
    receipt: receipt ?? null,
    status: 'pending',
  }
  payment.amount_refunded += amount
  if (payment.amount_refunded === payment.amount) payment.status = 'refunded'
  ledger.refunds.set(refund.id, refund)
  ledger.keys.set(key, { body, refund })
  return refund
}

/** A failed refund leaves the money with the seller. */
export function endRefund(ledger: Ledger, refund: Refund, status: 'processed' | 'failed'): void {
  const payment = ledger.payments.get(refund.payment_id)
  if (status === 'failed' && payment && refund.status !== 'failed') {
    payment.amount_refunded -= refund.amount
    payment.status = 'captured'
  }
  refund.status = status
}
