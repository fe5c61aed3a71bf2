import type { Config } from '../config/read-config.ts'
import type { Tx } from '../db.ts'

/** A paid order, as features get it that grant or record something for it. */
export type SettledOrder = {
  /** The provider's id. */
  readonly id: string
  /** Who has ordered. Null for a visitor of the demo, and when the account was deleted. */
  readonly userId: string | null
  /** The company for which it was ordered; null for a plan of a job seeker. */
  readonly employerId: string | null
  readonly planId: string | null
  /** The version of the plan as it was when the order was made. It never changes. */
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
  /** All refunds of the order together, with this one. */
  readonly refundedPaise: number
  /** What was bought is withdrawn: the whole amount has gone back, or staff have decided so. */
  readonly endsPurchase: boolean
}

/**
 * Runs in the transaction that makes the order paid, once for each order. If it throws, the order stays unpaid and the provider's event comes again; what
 * cannot be granted, such as for a deleted account, must therefore be left out and not thrown.
 */
export type WhenPaid = (tx: Tx, order: SettledOrder, now: Date, config: Config) => Promise<void>
/** Runs in the transaction that stores the refund, once for each refund. */
export type WhenRefunded = (tx: Tx, order: SettledOrder, refund: OrderRefund, now: Date) => Promise<void>

/** Of all features, in the order of their list. */
export type PaymentHooks = { readonly whenPaid: readonly WhenPaid[]; readonly whenRefunded: readonly WhenRefunded[] }
