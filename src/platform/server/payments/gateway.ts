import { isSameSignature, type PaidOrder, signBody, signPayment } from './signatures.ts'

export type OrderRequest = { readonly receipt: string; readonly amountPaise: number; readonly currency: string }

/** The payment provider, or the sandbox. */
export type Gateway = {
  readonly name: 'razorpay' | 'sandbox'
  /** The public key. */
  readonly keyId: string
  /** The script of the provider's checkout; the sandbox has none. */
  readonly checkoutUrl: string | null
  /** Returns the id; rejects with `Unavailable` when the provider does not create an order. */
  readonly createOrder: (order: OrderRequest) => Promise<string>
  readonly isPaid: (paid: PaidOrder, signature: string) => boolean
  readonly isEvent: (body: Uint8Array, signature: string) => boolean
}

export type Secrets = { readonly keySecret: string; readonly webhookSecret: string }

export function believing({ keySecret, webhookSecret }: Secrets): Pick<Gateway, 'isPaid' | 'isEvent'> {
  return {
    isPaid: (paid, signature) => isSameSignature(signPayment(keySecret, paid), signature),
    isEvent: (body, signature) => isSameSignature(signBody(webhookSecret, body), signature),
  }
}
