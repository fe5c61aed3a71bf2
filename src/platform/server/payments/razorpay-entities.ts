import { z } from 'zod'
import type { GatewayPayment, GatewayRefund } from './gateway.ts'

/** The parts of the provider's answers and events that we read. An answer that does not match is not used. */

const idOf = (kind: string) => z.string().regex(new RegExp(`^${kind}_\\w{1,60}$`))

export const OrderEntity = z.object({ id: idOf('order'), amount: z.int(), currency: z.string() })

export const PaymentEntity = z
  .object({
    id: idOf('pay'),
    order_id: z.string().nullish(),
    amount: z.int(),
    currency: z.string(),
    status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
    amount_refunded: z.int().nullish(),
    acquirer_data: z.unknown(),
  })
  .transform((payment): GatewayPayment => ({
    id: payment.id,
    orderId: payment.order_id ?? null,
    amountPaise: payment.amount,
    currency: payment.currency,
    status: payment.status,
    refundedPaise: payment.amount_refunded ?? 0,
    bankReferences: textsIn(payment.acquirer_data),
  }))

export const PaymentList = z.object({ items: z.array(PaymentEntity) })

export const RefundEntity = z
  .object({
    id: idOf('rfnd'),
    payment_id: idOf('pay'),
    amount: z.int(),
    status: z.enum(['pending', 'processed', 'failed']),
    receipt: z.string().nullish(),
  })
  .transform((refund): GatewayRefund => ({
    id: refund.id,
    paymentId: refund.payment_id,
    amountPaise: refund.amount,
    status: refund.status,
    key: refund.receipt ?? null,
  }))

export const RefundList = z.object({ items: z.array(RefundEntity) })

/** A dispute: the payer contests the payment at the bank. `respond_by` is in seconds since 1970. */
export const DisputeEntity = z.object({
  id: idOf('disp'),
  payment_id: idOf('pay'),
  amount: z.int(),
  currency: z.string(),
  status: z.string().max(40),
  reason_code: z.string().max(100).nullish(),
  respond_by: z.int().nullish(),
})
export type Dispute = z.output<typeof DisputeEntity>

/** The bank references. Depending on the method of payment, the key is `rrn`, `upi_transaction_id`, `bank_transaction_id` or another. */
function textsIn(data: unknown): readonly string[] {
  if (typeof data !== 'object' || data === null) return []
  return Object.values(data).filter((value) => typeof value === 'string' && value !== '')
}
