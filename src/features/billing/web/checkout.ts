import type { DemoPayment, Order, Receipt, billing } from '../contract.ts'
import { apiQuery } from '#platform/web/api-queries.ts'
import type { Answer } from '#platform/contract/endpoint.ts'

export type GatewayFacts = Answer<(typeof billing)['GET /api/razorpay/gateway']>

/** The gateway. It does not change while the page is open. */
export const gateway = apiQuery<typeof billing>()('GET /api/razorpay/gateway', {})

/** How a checkout can end. */
export type CheckoutEnd =
  | { readonly kind: 'paid'; readonly receipt: Receipt }
  | { readonly kind: 'declined' }
  | { readonly kind: 'dismissed' }

/** The order that the checkout shows, and the person who pays. */
export type CheckoutOrder = { readonly order: Order; readonly details: DemoPayment }

/** Opens the checkout. Rejects if it cannot be opened. */
export type Checkout = (order: CheckoutOrder) => Promise<CheckoutEnd>
