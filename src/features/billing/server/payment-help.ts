import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Db } from '#platform/server/db.ts'
import { Unavailable } from '#platform/server/failures.ts'
import type { Gateway, GatewayPayment } from '#platform/server/payments/gateway.ts'
import { countOf, hours, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'
import { paymentHelp, type PaymentState } from '../help-contract.ts'
import { hasOpenCase } from './case-queries.ts'
import { findOwnOrderByPayment, findWholeOrder, listOwnOrders } from './help-queries.ts'
import { isOwner, type Owner } from './owner.ts'
import { findOrder, type StoredOrder } from './queries.ts'
import { checkOrder } from './reconcile.ts'
import { listRefunds } from './refund-queries.ts'

/** Each question costs calls to the provider, and a stranger could try references. */
const questions: RateLimit = { name: 'questions about payments', per: 'network', max: 60, windowSeconds: hours(1) }

/** Only the provider knows UTRs, so a UTR is searched in this many orders of the person, the newest first. */
const mostOrdersForUtr = 8

const endpoint = paymentHelp['POST /api/billing/payment-state']

type Question = { readonly reference: string; readonly owner: Owner; readonly ip: string }

/** Explains the state of a payment. A payment of somebody else gets the same answer as an unknown one. */
export async function explainPayment(
  context: AppContext,
  gateway: Gateway,
  { reference, owner, ip }: Question,
): Promise<PaymentState> {
  await context.rateLimits.consume([countOf(questions, ip)])
  const order = await findOwnOrder(context.db, gateway, { reference, owner })
  if (!order) throw refuse(endpoint, 'notFound')
  const payments = await checkOrder(context, gateway, order.id).catch((error: unknown) => {
    if (error instanceof Unavailable) return null
    throw error
  })
  return describe(context.db, order, payments)
}

async function findOwnOrder(
  db: Db,
  gateway: Gateway,
  { reference, owner }: Pick<Question, 'reference' | 'owner'>,
): Promise<StoredOrder | null> {
  const found = await findByReference(db, gateway, { reference, owner })
  return found && isOwner(found, owner) && found.gateway === gateway.name ? found : null
}

async function findByReference(db: Db, gateway: Gateway, { reference, owner }: Pick<Question, 'reference' | 'owner'>) {
  if (reference.startsWith('order_')) return findOrder(db, reference)
  if (reference.startsWith('pay_')) {
    const known = await findOwnOrderByPayment(db, reference)
    if (known) return known
    const payment = await gateway.findPayment(reference)
    return payment?.orderId ? findOrder(db, payment.orderId) : null
  }
  for (const order of await listOwnOrders(db, owner, { gateway: gateway.name, most: mostOrdersForUtr })) {
    const payments = await gateway.paymentsOf(order.id)
    if (payments.some(({ bankReferences }) => bankReferences.includes(reference))) return order
  }
  return null
}

async function describe(db: Db, before: StoredOrder, payments: readonly GatewayPayment[] | null): Promise<PaymentState> {
  const [order, refunds, isWithStaff] = await Promise.all([
    findWholeOrder(db, before.id),
    listRefunds(db, 'orderId', before.id),
    hasOpenCase(db, before.id),
  ])
  const isPaid = order.status === 'paid'
  const sumOf = (statuses: readonly string[]): number =>
    refunds.filter(({ status }) => statuses.includes(status)).reduce((sum, { amountPaise }) => sum + Number(amountPaise), 0)
  const [back, onTheWay] = [sumOf(['processed']), sumOf(['requested', 'pending'])]
  return {
    kind: onTheWay > 0 ? 'refunding' : isWithStaff ? 'person' : back > 0 ? 'refunded' : isPaid ? 'paid' : kindOf(payments),
    orderId: order.id,
    amountPaise: Number(order.amountPaise),
    orderedAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    paymentId: order.paymentId,
    refundPaise: onTheWay > 0 ? onTheWay : back,
    isMended: isPaid && before.status !== 'paid',
    isDemo: order.purpose === 'demo',
  }
}

/** The state of an order that is not paid. */
function kindOf(payments: readonly GatewayPayment[] | null): PaymentState['kind'] {
  if (!payments) return 'unclear'
  const states = new Set(payments.map(({ status }) => status))
  if (states.has('authorized') || states.has('created')) return 'waiting'
  if (states.has('refunded')) return 'refunded'
  return states.has('failed') ? 'failed' : 'unpaid'
}
