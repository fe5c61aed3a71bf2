import type { Config } from '../config/read-config.ts'
import type { Tx } from '../db.ts'

/** A paid order, as passed to features that grant or record something for it. */
export type SettledOrder = {
  /** The provider's id of the order. */
  readonly id: string
  /** The account that ordered. Null for a visitor of the demo, and after the account was deleted. */
  readonly userId: string | null
  /** The company that the order is for; null for a plan of a job seeker. */
  readonly employerId: string | null
  readonly planId: string | null
  /** The version of the plan at the time of the order. It never changes. */
  readonly planVersionId: string | null
  readonly purpose: 'plan' | 'interviewer_addon' | 'demo'
  readonly amountPaise: number
  readonly currency: string
  readonly gateway: 'razorpay' | 'sandbox'
  readonly paymentId: string
  readonly paidAt: Date
}

type OrderRefund = {
  readonly id: string
  readonly amountPaise: number
  /** The sum of all refunds of the order, including this one. */
  readonly refundedPaise: number
  /** True if the purchase is withdrawn: the whole amount was refunded, or staff have decided so. */
  readonly endsPurchase: boolean
}

/**
 * Runs in the transaction that marks the order as paid, once per order. If it throws, the order stays unpaid and the provider sends the event again.
 * So skip anything that cannot be granted (for a deleted account, for example) instead of throwing.
 */
export type WhenPaid = (tx: Tx, order: SettledOrder, now: Date, config: Config) => Promise<void>
/** Runs in the transaction that stores the refund, once for each refund. */
export type WhenRefunded = (tx: Tx, order: SettledOrder, refund: OrderRefund, now: Date) => Promise<void>

/** The hooks of all features, in the order of the list of features. */
export type PaymentHooks = { readonly whenPaid: readonly WhenPaid[]; readonly whenRefunded: readonly WhenRefunded[] }
