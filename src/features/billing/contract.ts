import { z } from 'zod'
import { cleanText } from '#platform/contract/clean-text.ts'
import type { Contract } from '#platform/contract/endpoint.ts'
import { event } from '#platform/contract/event.ts'
import { leastRupees, mostRupees, paiseOf, rupeesIn, rupeesText } from './rules.ts'

const Amount = z
  .number('Amount must be a number')
  .min(leastRupees, `Amount must be at least ${rupeesText(leastRupees * 100)}`)
  .max(mostRupees, `Amount must be at most ${rupeesText(mostRupees * 100)}`)
  .refine((rupees) => paiseOf(rupees) !== null, 'Amount may have at most two decimals')

/** `amount` is in rupees; with a plan, it is the price of the plan. Without a plan it is the payment demo, which grants nothing. */
export const NewOrder = z.object({
  amount: Amount,
  currency: z.literal('INR', 'Only INR is accepted').default('INR'),
  planId: z.uuid('This is no id of a plan').optional(),
})
export type NewOrder = z.output<typeof NewOrder>

/** The order as the provider has created it. `amount` is in paise. */
const Order = z.object({ id: z.string(), amount: z.int(), currency: z.string() })
export type Order = z.output<typeof Order>

const id = (what: string) => z.string(`${what} is required`).regex(/^[\w-]{1,100}$/, `${what} is required`)

export const PaymentProof = z.object({
  order_id: id('order_id'),
  payment_id: id('payment_id'),
  signature: z.string('signature is required').max(200, 'signature is too long'),
})
export type PaymentProof = z.output<typeof PaymentProof>

/** The proof that the browser gets from the checkout, with the provider's field names. */
const Receipt = z.object({
  razorpay_order_id: z.string(),
  razorpay_payment_id: z.string(),
  razorpay_signature: z.string(),
})
export type Receipt = z.output<typeof Receipt>

const Email = z.email().max(254)

/** The form of the payment demo. Everything except the amount is only for the checkout and is not stored. */
export const DemoPayment = z.object({
  amount: z.string().transform(rupeesIn).pipe(Amount),
  description: cleanText(200, { tooLong: 'Description must be at most 200 characters' }),
  customerName: cleanText(100, { tooLong: 'Customer name must be at most 100 characters' }),
  customerEmail: z
    .string()
    .trim()
    .refine((text) => text === '' || Email.safeParse(text).success, 'Please enter a valid email'),
})
export type DemoPayment = z.output<typeof DemoPayment>

export const billing = {
  /** The payment gateway; `off` if there is none. */
  'GET /api/razorpay/gateway': {
    answer: z.object({
      kind: z.enum(['razorpay', 'sandbox', 'off']),
      keyId: z.string().nullable(),
      checkoutUrl: z.string().nullable(),
    }),
  },
  /** Creates an order. It belongs to the account or, without an account, to the browser, which gets a cookie for it. */
  'POST /api/razorpay/create-order': {
    body: NewOrder,
    answer: Order,
    refusals: {
      planNotFound: [404, 'Plan not found'],
      wrongAmount: [400, 'The amount must be the price of the plan'],
    },
  },
  /** Only for the person who has made the order. The same payment again gets the same answer. */
  'POST /api/razorpay/verify-payment': {
    body: PaymentProof,
    answer: z.object({ success: z.literal(true) }),
    refusals: {
      notFound: [404, 'Order not found', { success: false }],
      wrongSignature: [400, 'The signature does not belong to this payment', { success: false }],
      paidOtherwise: [409, 'This order has been paid by another payment', { success: false }],
    },
  },
  /** Called by the provider with an event and the headers `x-razorpay-signature` and `x-razorpay-event-id`. */
  'POST /api/razorpay/webhook': {
    upload: { types: ['application/json'], maxBytes: 256 * 1_024 },
    answer: z.object({ received: z.literal(true) }),
    refusals: {
      wrongSignature: [400, 'The signature does not belong to this body'],
      tooLarge: [413, 'The request is too large'],
      wrongType: [415, 'Please send JSON, with the content type application/json'],
    },
  },
  /** Replaces the provider's checkout: pays the order, or lets the payment fail. Only with the sandbox. */
  'POST /api/razorpay/sandbox-checkout': {
    body: z.object({ order_id: id('order_id'), outcome: z.enum(['captured', 'failed'], 'outcome is captured or failed') }),
    answer: Receipt,
    refusals: {
      notFound: [404, 'Order not found'],
      declined: [402, 'The sandbox declined the payment, as you chose'],
      paidAlready: [409, 'This order is paid already'],
    },
  },
} as const satisfies Contract

/** The sandbox reports the payment like the provider: by a webhook event. */
export const sandboxPaid = event('billing.sandbox-paid', z.object({ paymentId: z.string() }))
