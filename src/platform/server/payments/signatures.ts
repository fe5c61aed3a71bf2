import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

export type PaidOrder = { readonly orderId: string; readonly paymentId: string }

/** What the provider gives to the browser, so that we believe it. */
export function signPayment(keySecret: string, { orderId, paymentId }: PaidOrder): string {
  return createHmac('sha256', keySecret).update(`${orderId}|${paymentId}`).digest('hex')
}

/** Over the bytes as they came: JSON that is written anew is another text. */
export function signBody(webhookSecret: string, body: Uint8Array): string {
  return createHmac('sha256', webhookSecret).update(body).digest('hex')
}

/** In the same time wherever they differ, and however long the given one is. */
export function isSameSignature(one: string, other: string): boolean {
  return timingSafeEqual(digestOf(one), digestOf(other))
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
