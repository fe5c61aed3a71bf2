import { isSameSignature, type PaidOrder, signBody, signPayment } from './signatures.ts'

export type OrderRequest = { readonly receipt: string; readonly amountPaise: number; readonly currency: string }

/** A payment as the provider knows it. Only `captured` and `refunded` have moved money. */
export type GatewayPayment = {
  readonly id: string
  readonly orderId: string | null
  readonly amountPaise: number
  readonly currency: string
  readonly status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
  readonly refundedPaise: number
  /** References under which the payer's bank knows the payment, such as the UTR. */
  readonly bankReferences: readonly string[]
}

/** `key` makes the request idempotent: the provider makes one refund per key, however often the request is sent. */
export type RefundRequest = { readonly key: string; readonly paymentId: string; readonly amountPaise: number }
export type GatewayRefund = {
  readonly id: string
  readonly paymentId: string
  readonly amountPaise: number
  readonly status: 'pending' | 'processed' | 'failed'
  /** The key of our request; null for a refund that was made in the provider's dashboard. */
  readonly key: string | null
}

/** The payment provider, or the sandbox. Requests reject with `Unavailable` if there is no usable answer. */
export type Gateway = {
  readonly name: 'razorpay' | 'sandbox'
  /** The public key. */
  readonly keyId: string
  /** The script of the provider's checkout; null for the sandbox. */
  readonly checkoutUrl: string | null
  /** Returns the id of the order. */
  readonly createOrder: (order: OrderRequest) => Promise<string>
  readonly paymentsOf: (orderId: string) => Promise<readonly GatewayPayment[]>
  readonly findPayment: (paymentId: string) => Promise<GatewayPayment | null>
  /** Rejects with `RefundRefused` if the provider refuses for good, so that another attempt is useless. */
  readonly refund: (request: RefundRequest) => Promise<GatewayRefund>
  readonly refundsOf: (paymentId: string) => Promise<readonly GatewayRefund[]>
  readonly findRefund: (refundId: string) => Promise<GatewayRefund | null>
  readonly isPaid: (paid: PaidOrder, signature: string) => boolean
  readonly isEvent: (body: Uint8Array, signature: string) => boolean
}

export class RefundRefused extends Error {
  override readonly name = 'RefundRefused'
}

export type Secrets = { readonly keySecret: string; readonly webhookSecret: string }

export function believing({ keySecret, webhookSecret }: Secrets): Pick<Gateway, 'isPaid' | 'isEvent'> {
  return {
    isPaid: (paid, signature) => isSameSignature(signPayment(keySecret, paid), signature),
    isEvent: (body, signature) => isSameSignature(signBody(webhookSecret, body), signature),
  }
}
