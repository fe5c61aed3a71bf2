import type { AppContext } from '#platform/server/app-context.ts'
import type { Tx } from '#platform/server/db.ts'
import type { PaidOrder } from '#platform/server/payments/signatures.ts'
import { findOrder, markPaid } from './queries.ts'

/** `paid`: by this call, which happens once. `already`: the same payment came before. `otherwise`: another payment has paid it. */
export type SettleResult = 'paid' | 'already' | 'otherwise'

type SettleContext = Pick<AppContext, 'paymentHooks' | 'clock' | 'config'>

/** The function that the browser's call, the webhook and the reconciler use. What a payment grants, the hooks of features grant here, in the case `paid`. */
export async function settle({ paymentHooks, clock, config }: SettleContext, tx: Tx, paid: PaidOrder): Promise<SettleResult> {
  const now = clock()
  const settled = await markPaid(tx, paid, now)
  if (settled) {
    for (const whenPaid of paymentHooks.whenPaid) await whenPaid(tx, settled, now, config)
    return 'paid'
  }
  const order = await findOrder(tx, paid.orderId)
  return order?.paymentId === paid.paymentId ? 'already' : 'otherwise'
}
