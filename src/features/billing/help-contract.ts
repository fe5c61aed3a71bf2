import { z } from 'zod'
import { cleanText } from '#platform/contract/clean-text.ts'
import type { Contract } from '#platform/contract/endpoint.ts'

const missing = 'Please enter the number of the order, of the payment, or the UTR'

/** An id such as `order_…` or `pay_…`, or the bank's reference of the payment. */
export const PaymentQuestion = z.object({
  reference: cleanText(100, { missing, tooLong: 'This is too long for such a number' }, (text) => text.replaceAll(/\s/g, ''))
    .min(6, missing)
    .regex(/^[\w-]*$/, 'Please enter only digits, A to Z and _'),
})

/**
 * Where the money of a payment is. `waiting`: the bank has it, and we do not. `unpaid`: nobody has paid. `unclear`: the provider does not answer.
 * `person`: our staff look at it.
 */
export const PaymentState = z.object({
  kind: z.enum(['paid', 'refunded', 'refunding', 'waiting', 'failed', 'unpaid', 'person', 'unclear']),
  orderId: z.string(),
  amountPaise: z.int(),
  orderedAt: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
  paymentId: z.string().nullable(),
  /** The amount that was or is being refunded. */
  refundPaise: z.int(),
  /** True if this question has made the order paid. */
  isMended: z.boolean(),
  /** True for the payment demo, which sells nothing. */
  isDemo: z.boolean(),
})
export type PaymentState = z.output<typeof PaymentState>

export const paymentHelp = {
  /** For the account or browser that has made the order. Asks the provider, and corrects at once what can be corrected. */
  'POST /api/billing/payment-state': {
    body: PaymentQuestion,
    answer: PaymentState,
    refusals: {
      notFound: [404, 'We find no payment with this number for you. Log in with the account that paid, or use the same browser.'],
    },
  },
} as const satisfies Contract
