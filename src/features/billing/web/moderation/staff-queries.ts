import type { FilterInAddress } from '#features/moderation/web/queue-filter.ts'
import { apiQuery } from '#platform/web/api-queries.ts'
import type { PaymentCase, paymentModeration } from '../../staff-contract.ts'

export const openCases = (filter: FilterInAddress) =>
  apiQuery<typeof paymentModeration>()('GET /api/admin/payment-cases', { query: filter })

export const caseNames: Readonly<Record<PaymentCase['kind'], string>> = {
  dispute: 'Dispute',
  refund_failed: 'Refund failed',
  duplicate_payment: 'Paid twice',
  wrong_amount: 'Wrong amount',
  not_granted: 'Paid, nothing granted',
}

/** Tells staff what to do about each kind of case. */
export const caseHints: Readonly<Record<PaymentCase['kind'], string>> = {
  dispute: 'Answer it in the dashboard of the payment provider before the deadline.',
  refund_failed: 'Try the refund again, or pay the money back in another way.',
  duplicate_payment: 'The order was paid before. Refund this payment.',
  wrong_amount: 'Another amount than ordered. Refund it. The buyer can order again.',
  not_granted: 'Refund it. The buyer can also press “Check Payment” on the page “Money deducted?”, which tries again.',
}
