import type { Tx } from '#platform/server/db.ts'
import type { PaidOrder } from '#platform/server/payments/signatures.ts'
import { findOrder, markPaid } from './queries.ts'

/** `paid`: by this call, which happens once. `already`: the same payment came before. `otherwise`: another payment has paid it. */
export type SettleResult = 'paid' | 'already' | 'otherwise'

/** The function that both the browser's call and the webhook use. What a payment grants is granted here, in the case `paid`. */
export async function settle(tx: Tx, paid: PaidOrder, now: Date): Promise<SettleResult> {
  if (await markPaid(tx, paid, now)) return 'paid'
  const order = await findOrder(tx, paid.orderId)
  return order?.paymentId === paid.paymentId ? 'already' : 'otherwise'
}
