import type { ColumnType, Generated } from 'kysely'
import type { StoredKind } from './case-kinds.ts'

export type OrdersTable = {
  /** The provider's id. */
  id: string
  userId: string | null
  employerId: Generated<string | null>
  planId: Generated<string | null>
  /** The version of the plan that was ordered. */
  planVersionId: Generated<string | null>
  purpose: 'plan' | 'interviewer_addon' | 'demo'
  /** A `bigint`, which the driver returns as text. */
  amountPaise: ColumnType<string, number, never>
  currency: string
  status: Generated<'created' | 'paid' | 'failed'>
  paymentId: Generated<string | null>
  invoiceNumber: Generated<string | null>
  createdAt: Date
  paidAt: Generated<Date | null>
  /** For an order without an account: the hash of the token in the cookie of its browser. */
  holder: Buffer | null
  gateway: 'razorpay' | 'sandbox'
}

export type PaymentEventsTable = { id: string; kind: string; receivedAt: Date }

export type SandboxPaymentsTable = { id: string; orderId: string; outcome: 'captured' | 'failed'; createdAt: Date }

export type PaymentChecksTable = { orderId: string; nextAt: Date; checks: Generated<number> }

export type RefundsTable = {
  /** Also the key that makes the refund idempotent at the provider. */
  id: string
  paymentId: string
  orderId: string
  amountPaise: ColumnType<string, number, never>
  reason: string
  status: Generated<'requested' | 'pending' | 'processed' | 'failed'>
  providerId: Generated<string | null>
  /** True if the purchase ends, although only a part is refunded. */
  endsPurchase: Generated<boolean>
  /** Null for a refund made in the provider's dashboard. */
  requestedBy: string | null
  requestedAt: Date
  endedAt: Generated<Date | null>
  nextAt: Date
}

export type PaymentCasesTable = {
  id: string
  kind: StoredKind
  paymentId: string
  orderId: string
  amountPaise: ColumnType<string, number, never>
  /** The provider's id of the dispute or of the refund. */
  reference: Generated<string>
  detail: string | null
  respondBy: Generated<Date | null>
  openedAt: Date
  closedAt: Generated<Date | null>
  closedBy: Generated<string | null>
  note: Generated<string | null>
}

declare module '#platform/server/db.ts' {
  interface Tables {
    orders: OrdersTable
    paymentEvents: PaymentEventsTable
    sandboxPayments: SandboxPaymentsTable
    paymentChecks: PaymentChecksTable
    refunds: RefundsTable
    paymentCases: PaymentCasesTable
  }
}
