import { apiCalls, CallFailed } from '#platform/web/call.ts'
import { sentenceOf } from '#platform/web/sentence-of.ts'
import type { billing, DemoPayment, Receipt } from '../contract.ts'
import type { Checkout } from './checkout.ts'

/** The outcome of a payment. `unconfirmed`: paid according to the checkout, but our server could not be reached. */
export type Outcome =
  | { readonly kind: 'paid'; readonly paymentId: string }
  // If there is an order, money may have moved.
  | { readonly kind: 'failed'; readonly why: string; readonly orderId?: string }
  | { readonly kind: 'cancelled'; readonly orderId: string }
  | { readonly kind: 'unconfirmed'; readonly receipt: Receipt }

const call = apiCalls<typeof billing>()

/** Creates an order, opens the checkout and verifies the proof. Every failure on the way becomes an outcome. */
export async function pay(details: DemoPayment, openCheckout: Checkout): Promise<Outcome> {
  try {
    const order = await call('POST /api/razorpay/create-order', { body: { amount: details.amount, currency: 'INR' } })
    const orderId = order.id
    const end = await openCheckout({ order, details })
    if (end.kind === 'paid') return await confirm(end.receipt)
    return end.kind === 'dismissed'
      ? { kind: 'cancelled', orderId }
      : { kind: 'failed', why: 'The payment was declined. Nothing was paid.', orderId }
  } catch (error) {
    return { kind: 'failed', why: `${ended(sentenceOf(error))} Nothing was paid.` }
  }
}

/** Adds a full stop, because the server's message may not be a whole sentence. */
const ended = (sentence: string): string => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`)

export async function confirm(receipt: Receipt): Promise<Outcome> {
  const { razorpay_order_id: order_id, razorpay_payment_id: payment_id, razorpay_signature: signature } = receipt
  try {
    await call('POST /api/razorpay/verify-payment', { body: { order_id, payment_id, signature } })
    return { kind: 'paid', paymentId: payment_id }
  } catch (error) {
    const isRefused = error instanceof CallFailed && error.status === 400
    return isRefused ? { kind: 'failed', why: error.sentence, orderId: order_id } : { kind: 'unconfirmed', receipt }
  }
}

/** The order of a payment that may have moved money. */
export function orderIdOf(outcome: Exclude<Outcome, { readonly kind: 'paid' }>): string | undefined {
  return outcome.kind === 'unconfirmed' ? outcome.receipt.razorpay_order_id : outcome.orderId
}
