import { isSameSignature, type Paid, signBody, signPayment } from './signatures.ts'

export type AskedOrder = { readonly receipt: string; readonly amountPaise: number; readonly currency: string }

/** Whoever takes the money, or plays that they do. */
export type Gateway = {
  readonly name: 'razorpay' | 'sandbox'
  /** Known to every browser. */
  readonly keyId: string
  /** The script of the provider's own checkout; the sandbox has none. */
  readonly checkoutUrl: string | null
  /** Answers the id; rejects with `Unavailable` when there is none to be had. */
  readonly createOrder: (asked: AskedOrder) => Promise<string>
  readonly isPaid: (paid: Paid, signature: string) => boolean
  readonly isEvent: (body: Uint8Array, signature: string) => boolean
}

export type Secrets = { readonly keySecret: string; readonly webhookSecret: string }

export function believing({ keySecret, webhookSecret }: Secrets): Pick<Gateway, 'isPaid' | 'isEvent'> {
  return {
    isPaid: (paid, signature) => isSameSignature(signPayment(keySecret, paid), signature),
    isEvent: (body, signature) => isSameSignature(signBody(webhookSecret, body), signature),
  }
}
