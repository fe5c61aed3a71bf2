import { z } from 'zod'
import { cleanText } from '#platform/contract/clean-text.ts'
import type { Contract } from '#platform/contract/endpoint.ts'

const missing = 'Please enter the number of the order, of the payment, or the UTR'

/** `order_…`, `pay_…`, or what the bank prints beside the payment. */
export const PaymentQuestion = z.object({
  reference: cleanText(100, { missing, tooLong: 'This is too long for such a number' }, (text) => text.replaceAll(/\s/g, ''))
    .min(6, missing)
    .regex(/^[\w-]*$/, 'Please enter only digits, A to Z and _'),
})

/**
 * What has become of the money. `waiting`: the bank has it, and we do not. `unpaid`: nobody has paid. `unclear`: the provider does not answer.
 * `person`: our staff look at it.
 */
export const PaymentState = z.object({
  kind: z.enum(['paid', 'refunded', 'refunding', 'waiting', 'failed', 'unpaid', 'person', 'unclear']),
  orderId: z.string(),
  amountPaise: z.int(),
  orderedAt: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
  paymentId: z.string().nullable(),
  /** What went back, or is on its way. */
  refundPaise: z.int(),
  /** The order became paid by this question. */
  isMended: z.boolean(),
  /** The payment demo sells nothing. */
  isDemo: z.boolean(),
})
export type PaymentState = z.output<typeof PaymentState>

export const paymentHelp = {
  /** For the account, or the browser, that has ordered. Asks the provider, and sets right what can be set right at once. */
  'POST /api/billing/payment-state': {
    body: PaymentQuestion,
    answer: PaymentState,
    refusals: {
      notFound: [404, 'We find no payment with this number for you. Log in with the account that paid, or use the same browser.'],
    },
  },
} as const satisfies Contract
