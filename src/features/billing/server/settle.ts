import type { AppContext } from '#platform/server/app-context.ts'
import type { Tx } from '#platform/server/db.ts'
import type { PaidOrder } from '#platform/server/payments/signatures.ts'
import { findOrder, markPaid } from './queries.ts'

/**
 * `paid`: this call has marked the order as paid, which happens once. `already paid`: the same payment was settled before. `second payment`: another
 * payment has paid the order.
 */
export type SettleResult = 'paid' | 'already paid' | 'second payment'

type SettleContext = Pick<AppContext, 'paymentHooks' | 'clock' | 'config'>

/** Settles a payment, for the browser's call, the webhook and the reconciliation. For the result `paid`, the features' hooks grant the purchase. */
export async function settle({ paymentHooks, clock, config }: SettleContext, tx: Tx, paid: PaidOrder): Promise<SettleResult> {
  const now = clock()
  const settled = await markPaid(tx, paid, now)
  if (settled) {
    for (const whenPaid of paymentHooks.whenPaid) await whenPaid(tx, settled, now, config)
    return 'paid'
  }
  const order = await findOrder(tx, paid.orderId)
  return order?.paymentId === paid.paymentId ? 'already paid' : 'second payment'
}
