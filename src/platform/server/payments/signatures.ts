import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

export type PaidOrder = { readonly orderId: string; readonly paymentId: string }

/** The signature that the provider gives to the browser as a proof of payment. */
export function signPayment(keySecret: string, { orderId, paymentId }: PaidOrder): string {
  return createHmac('sha256', keySecret).update(`${orderId}|${paymentId}`).digest('hex')
}

/** Signs the raw bytes: JSON that is parsed and written again may differ. */
export function signBody(webhookSecret: string, body: Uint8Array): string {
  return createHmac('sha256', webhookSecret).update(body).digest('hex')
}

/** Compares in constant time, whatever the length of the given signature. */
export function isSameSignature(one: string, other: string): boolean {
  return timingSafeEqual(digestOf(one), digestOf(other))
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
