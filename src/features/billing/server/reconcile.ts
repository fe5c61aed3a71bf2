import type { AppContext } from '#platform/server/app-context.ts'
import { Unavailable } from '#platform/server/failures.ts'
import type { Gateway, GatewayPayment } from '#platform/server/payments/gateway.ts'
import { hours } from '#platform/server/rate-limits/rate-limit.ts'
import type { CronJob } from '#platform/server/schedule.ts'
import { takeRefund } from './apply-refund.ts'
import { claimChecks, listNewChecks, markChecked } from './check-queries.ts'
import { gatewayOf } from './gateway.ts'
import { claimRefunds, refundedPaise as sumOfRefunds, type StoredRefund } from './refund-queries.ts'
import { sendRefund } from './request-refund.ts'
import { orReport, type TakeContext, takePayment } from './take-payment.ts'

/** The maximum per run; the next run is five minutes later. */
const mostPerRun = 500
const atOnce = 10

/** Asks the provider about orders without a result, and about refunds that have not ended. */
export const reconcilePayments: CronJob = {
  name: 'reconcile-payments',
  cron: '*/5 * * * *',
  run: async (context) => {
    const gateway = gatewayOf(context)
    if (!gateway) return
    const now = context.clock()
    await listNewChecks(context.db, { gateway: gateway.name, now, most: mostPerRun })
    await checkRefunds(context, gateway, now)
    for (let done = 0; done < mostPerRun;) {
      const claimed = await claimChecks(context.db, { gateway: gateway.name, now, most: atOnce })
      if (claimed.length === 0) return
      for (const check of claimed) {
        if (!(await isAnswered(checkOrder(context, gateway, check.orderId)))) return
        await markChecked(context.db, check, now)
      }
      done += claimed.length
    }
  },
}

/** Asks the provider for the payments of an order and handles each of them. Also used when a person asks about a payment. */
export async function checkOrder(context: TakeContext, gateway: Gateway, orderId: string): Promise<readonly GatewayPayment[]> {
  const payments = await gateway.paymentsOf(orderId)
  // Failed payments come first, because a later payment of the same order may have paid it.
  for (const payment of payments.toSorted((a, b) => rankOf(a) - rankOf(b))) {
    await orReport(context, { orderId, payment }, (tx) => takePayment(context, tx, orderId, payment))
    await takeUnknownRefunds(context, gateway, orderId, payment)
  }
  return payments
}

/** Money may have been refunded without us, in the provider's dashboard or because it was not captured in time, and the event may be lost. */
async function takeUnknownRefunds(
  context: TakeContext,
  gateway: Gateway,
  orderId: string,
  { id, refundedPaise }: GatewayPayment,
): Promise<void> {
  if (refundedPaise <= (await sumOfRefunds(context.db, id, false))) return
  for (const refund of await gateway.refundsOf(id)) {
    await context.db.transaction().execute((tx) => takeRefund(context, tx, orderId, refund))
  }
}

const rankOf = ({ status }: GatewayPayment): number => (status === 'failed' ? 0 : 1)

/** False if the provider is unavailable, so that the run stops. Any other failure concerns one order, and has been reported to staff. */
async function isAnswered(work: Promise<unknown>): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    return !(error instanceof Unavailable)
  }
}

async function checkRefunds(context: AppContext, gateway: Gateway, now: Date): Promise<void> {
  const until = new Date(now.getTime() + hours(1) * 1_000)
  for (const refund of await claimRefunds(context.db, { now, until, most: atOnce })) {
    const work = refund.status === 'requested' ? sendRefund(context, gateway, refund) : askAbout(context, gateway, refund)
    if (!(await isAnswered(work))) return
  }
}

async function askAbout(context: AppContext, gateway: Gateway, { providerId, orderId }: StoredRefund): Promise<void> {
  const refund = providerId === null ? null : await gateway.findRefund(providerId)
  if (refund) await context.db.transaction().execute((tx) => takeRefund(context, tx, orderId, refund))
}
