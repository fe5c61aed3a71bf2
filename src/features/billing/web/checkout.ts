import type { DemoPayment, Order, Receipt } from '../contract.ts'

/** How a visit to the checkout can end. */
export type CheckoutEnd =
  | { readonly kind: 'paid'; readonly receipt: Receipt }
  | { readonly kind: 'declined' }
  | { readonly kind: 'dismissed' }

/** What the checkout is to show: what is paid, and by whom. */
export type CheckoutOrder = { readonly order: Order; readonly details: DemoPayment }

/** Rejects when it cannot be opened at all. */
export type Checkout = (order: CheckoutOrder) => Promise<CheckoutEnd>
