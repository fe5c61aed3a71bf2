import { z } from 'zod'
import { entitlements, entryKinds } from '#features/entitlements/rules.ts'
import type { Contract } from '#platform/contract/endpoint.ts'
import { event } from '#platform/contract/event.ts'
import { statuses, subscriptionKinds } from './rules.ts'

/** Something bought for a time. */
export const Subscription = z.object({
  id: z.uuid(),
  kind: z.enum(subscriptionKinds),
  planId: z.uuid().nullable(),
  name: z.string(),
  orderId: z.string().nullable(),
  status: z.enum(statuses),
  start: z.iso.datetime(),
  /** Null for a top-up of only unlocks, which never end. */
  end: z.iso.datetime().nullable(),
  amountPaise: z.int(),
  refundedPaise: z.int(),
})
export type Subscription = z.output<typeof Subscription>

const Entry = z.object({
  id: z.uuid(),
  kind: z.enum(entryKinds),
  units: z.int(),
  at: z.iso.datetime(),
  /** The name of the plan that granted it. */
  name: z.string(),
})

const Balance = z.object({
  entitlement: z.enum([...entitlements, 'resume_unlocks']),
  left: z.int(),
  /** When the next part of it ends; null if no part ends. */
  until: z.iso.datetime().nullable(),
  /** Past and future entries, the latest first. */
  history: z.array(Entry),
})
export type Balance = z.output<typeof Balance>

/** The purchases of a holder, and the balances that are left. */
export const BillingState = z.object({
  current: Subscription.nullable(),
  /** When the last plan of the same kind ends, which is when a renewal begins. */
  paidUntil: z.iso.datetime().nullable(),
  /** The credit for a change to another plan now. */
  creditPaise: z.int(),
  balances: z.array(Balance),
  /** The number of job posts in use, and the limit; null for job seekers. */
  posts: z.object({ used: z.int(), limit: z.int() }).nullable(),
  addon: z.object({ isActive: z.boolean(), until: z.iso.datetime().nullable(), pricePaise: z.int() }),
  /** The newest fifty. */
  subscriptions: z.array(Subscription),
})
export type BillingState = z.output<typeof BillingState>

const id = (name: string) => z.string(`${name} is required`).regex(/^[\w-]{1,100}$/, `${name} is required`)

const AddonPayment = z.object({
  razorpay_order_id: id('razorpay_order_id'),
  razorpay_payment_id: id('razorpay_payment_id'),
  razorpay_signature: z.string('razorpay_signature is required').max(200, 'razorpay_signature is too long'),
})

const Revenue = z.object({
  /** "2026-11", in India. */
  month: z.string(),
  plan: z.string(),
  orders: z.int(),
  paidPaise: z.int(),
  refundedPaise: z.int(),
  openPaise: z.int(),
})
export type Revenue = z.output<typeof Revenue>

export const subscriptions = {
  'GET /api/employer/billing': { who: 'employer', answer: BillingState },
  'GET /api/account/plan': { who: 'candidate', answer: BillingState },
  /** Creates an order of the add-on for one month. */
  'POST /api/billing/interviewer/checkout': {
    who: 'companyOwner',
    answer: z.object({ orderId: z.string(), amount: z.int(), currency: z.string(), keyId: z.string() }),
  },
  /** For the owner who ordered. The same payment again gets the same answer. */
  'POST /api/billing/interviewer/verify': {
    who: 'companyOwner',
    body: AddonPayment,
    answer: z.object({ success: z.literal(true) }),
    refusals: {
      notFound: [404, 'Order not found', { success: false }],
      wrongSignature: [400, 'The signature does not belong to this payment', { success: false }],
      paidOtherwise: [409, 'This order has been paid by another payment', { success: false }],
    },
  },
  /** By month and plan, the newest month first, without orders of the sandbox and the demo. */
  'GET /api/admin/revenue': { who: 'revenue', answer: z.array(Revenue) },
  'GET /api/admin/revenue/csv': { who: 'revenue', file: 'text/csv; charset=utf-8' },
} as const satisfies Contract

/** The subscription ends in this many days and is not renewed. */
export const subscriptionEnding = event('subscription.ending', z.object({ subscriptionId: z.uuid(), days: z.int() }))
