import { assertDefined } from '#platform/contract/assert-defined.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { Db } from '#platform/server/db.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Visit } from '#platform/server/http/token-cookie.ts'
import { newId } from '#platform/server/new-id.ts'
import type { Gateway } from '#platform/server/payments/gateway.ts'
import { countOf, hours, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'
import { billing, type NewOrder, type Order } from '../contract.ts'
import { paiseOf } from '../rules.ts'
import { ordererOf } from './owner.ts'
import { findPrice, insertOrder } from './queries.ts'

/** Each costs a call to the provider. Thousands of people share one address of a mobile network. */
const orders: RateLimit = { name: 'orders', per: 'network', max: 100, windowSeconds: hours(1) }

const endpoint = billing['POST /api/razorpay/create-order']

/** The order is stored before the browser gets it, so that no payment of an unknown order can arrive. */
export async function createOrder(
  context: Pick<AppContext, 'db' | 'clock' | 'guards' | 'rateLimits'>,
  gateway: Gateway,
  { order: { amount, currency, planId }, ...visit }: Visit & { readonly order: NewOrder },
): Promise<Order> {
  const { db, clock } = context
  await context.rateLimits.consume([countOf(orders, visit.request.ip)])
  if (planId !== undefined) await refusePlan(db, planId, amount)
  const amountPaise = assertDefined(paiseOf(amount), 'the amount in paise')
  const id = await gateway.createOrder({ receipt: newId(), amountPaise, currency })
  const owner = await ordererOf(context, visit)
  await insertOrder(db, { id, ...owner, purpose: 'demo', amountPaise, currency, gateway: gateway.name, createdAt: clock() })
  return { id, amount: amountPaise, currency }
}

/** Plans are refused while a paid plan grants nothing. */
async function refusePlan(db: Db, planId: string, amount: number): Promise<never> {
  const price = await findPrice(db, planId)
  if (price === null) throw refuse(endpoint, 'planNotFound')
  throw refuse(endpoint, price === amount ? 'planNotSold' : 'wrongAmount')
}
