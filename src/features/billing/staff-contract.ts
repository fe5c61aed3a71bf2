import { z } from 'zod'
import { claimed, QueueQuery } from '#features/moderation/contract.ts'
import { passwordNeeded } from '#features/staff/contract.ts'
import { Reason } from '#features/staff/reason.ts'
import type { Contract } from '#platform/contract/endpoint.ts'
import { event } from '#platform/contract/event.ts'

/** The reasons why a payment needs a decision of staff. */
const caseKinds = ['dispute', 'refund_failed', 'duplicate_payment', 'wrong_amount', 'not_granted'] as const

export const PaymentCase = z.object({
  id: z.uuid(),
  kind: z.enum(caseKinds),
  paymentId: z.string(),
  orderId: z.string(),
  amountPaise: z.int(),
  /** The provider's id of the dispute, or our id of the failed refund. */
  reference: z.string(),
  detail: z.string().nullable(),
  respondBy: z.iso.datetime().nullable(),
  openedAt: z.iso.datetime(),
})
export type PaymentCase = z.output<typeof PaymentCase>

export const Refund = z.object({
  id: z.uuid(),
  paymentId: z.string(),
  orderId: z.string(),
  amountPaise: z.int(),
  /** Whether the purchase ends, although only a part is refunded. A refund of the whole amount always ends it. */
  endsPurchase: z.boolean(),
  reason: z.string(),
  /** `requested`: the provider has not accepted the refund yet. */
  status: z.enum(['requested', 'pending', 'processed', 'failed']),
  /** True if the provider has accepted the refund and given it an id. */
  isAccepted: z.boolean(),
  requestedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
})
export type Refund = z.output<typeof Refund>

/** A payment as the provider reports it now. */
export const LivePayment = z.object({
  id: z.string(),
  amountPaise: z.int(),
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  /** The amount that can still be refunded. */
  leftPaise: z.int(),
})

export const OrderFile = z.object({
  orderId: z.string(),
  status: z.enum(['created', 'paid', 'failed']),
  purpose: z.enum(['plan', 'interviewer_addon', 'demo']),
  amountPaise: z.int(),
  isSandbox: z.boolean(),
  createdAt: z.iso.datetime(),
  /** The person who ordered; null without an account. */
  buyer: z.string().nullable(),
  payments: z.array(LivePayment),
  refunds: z.array(Refund),
})
export type OrderFile = z.output<typeof OrderFile>

export const RefundRequest = z.object({
  amountPaise: z
    .int('The amount is in paise')
    .min(100, 'The least refund is ₹1')
    .max(5_00_00_000, 'This is more than a payment can be'),
  /** For the refund of a part: whether the purchase ends when it is processed. A refund of the whole amount always ends it. */
  endsPurchase: z.boolean().default(false),
  /** The person who paid may read this reason. */
  reason: Reason,
})

export const CaseClosing = z.object({ note: Reason })

const paymentId = z.string().regex(/^pay_\w{1,60}$/, 'This is no id of a payment')
const caseId = z.uuid('This is no id of a case')

export const paymentModeration = {
  /** Disputes, failed refunds, and payments that granted nothing. Header: `X-Total-Count`. */
  'GET /api/admin/payment-cases': {
    who: 'payments',
    query: QueueQuery,
    answer: z.array(PaymentCase),
    headers: ['X-Total-Count'],
  },
  'PUT /api/admin/payment-cases/:caseId': {
    who: 'payments',
    params: z.object({ caseId }),
    body: CaseClosing,
    answer: PaymentCase,
    refusals: {
      claimed,
      notFound: [404, 'There is no such case'],
      closed: [409, 'Somebody has closed this case in the meantime'],
    },
  },
  /** An order, found by its id or the id of one of its payments, with the provider's present data. */
  'GET /api/admin/payments/:reference': {
    who: 'payments',
    params: z.object({
      reference: z.string().regex(/^(order|pay)_\w{1,60}$/, 'An order begins with order_, a payment with pay_'),
    }),
    answer: OrderFile,
    refusals: { notFound: [404, 'There is no such order or payment'] },
  },
  /** Requests a refund from the provider; `status` says how far it is. */
  'POST /api/admin/payments/:paymentId/refunds': {
    who: 'payments',
    params: z.object({ paymentId }),
    body: RefundRequest,
    status: 201,
    answer: Refund,
    refusals: {
      passwordNeeded,
      notFound: [404, 'There is no such payment'],
      notCaptured: [409, 'This payment was not captured, so there is nothing to refund'],
      tooMuch: [409, 'This is more than what is left of the payment'],
      underWay: [409, 'A refund of this payment is on its way. Please try again when it has ended.'],
    },
  },
} as const satisfies Contract

export const refundRequested = event('billing.refund-requested', z.object({ refundId: z.uuid() }))
