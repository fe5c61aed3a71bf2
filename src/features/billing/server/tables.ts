import type { ColumnType, Generated } from 'kysely'

export type OrdersTable = {
  /** The provider's id. */
  id: string
  userId: string | null
  employerId: Generated<string | null>
  planId: Generated<string | null>
  /** The plan as it was sold. */
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

declare module '#platform/server/db.ts' {
  interface Tables {
    orders: OrdersTable
    paymentEvents: PaymentEventsTable
    sandboxPayments: SandboxPaymentsTable
  }
}
