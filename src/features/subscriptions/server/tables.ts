import type { ColumnType, Generated } from 'kysely'
import type { EndReason, SubscriptionKind } from '../rules.ts'

export type SubscriptionsTable = {
  id: string
  userId: string | null
  employerId: string | null
  planId: string | null
  planVersionId: string | null
  kind: SubscriptionKind
  planName: string
  planType: string
  /** Rupees, as text. */
  amount: string
  currency: Generated<string>
  paymentId: string | null
  razorpayOrderId: string | null
  paymentStatus: Generated<'pending' | 'paid' | 'failed'>
  /** Stays `active` when the period has ended; `statusOf` returns the present status. */
  subscriptionStatus: Generated<'active' | 'expired' | 'cancelled'>
  startDate: Date
  endDate: Date
  cvLimit: number | null
  jobPostingLimit: number | null
  isActive: Generated<boolean>
  metadata: Generated<string | null>
  /** A `bigint`, which the driver returns as text. */
  valuePaise: ColumnType<string, number, number>
  refundedPaise: ColumnType<string, number | undefined, number>
  endedAt: Generated<Date | null>
  endReason: Generated<EndReason | null>
  /** The subscription that got the unused value of this one, and the value. */
  replacedBy: Generated<string | null>
  creditPaise: ColumnType<string, number | undefined, number>
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

type SubscriptionRemindersTable = { subscriptionId: string; days: number; createdAt: Date }

declare module '#platform/server/db.ts' {
  interface Tables {
    subscriptions: SubscriptionsTable
    subscriptionReminders: SubscriptionRemindersTable
  }
}
