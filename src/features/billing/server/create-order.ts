import { findPlanOnSale, type PlanVersion } from '#features/plans/server/public.ts'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Db } from '#platform/server/db.ts'
import type { Visit } from '#platform/server/http/token-cookie.ts'
import { newId } from '#platform/server/new-id.ts'
import type { Gateway } from '#platform/server/payments/gateway.ts'
import type { SettledOrder } from '#platform/server/payments/payment-hooks.ts'
import { countOf, hours, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'
import { billing, type NewOrder, type Order } from '../contract.ts'
import { paiseOf } from '../rules.ts'
import { ordererOf, type Owner } from './owner.ts'
import { insertOrder } from './queries.ts'

/** Each order is a call to the provider. The limit is high, because thousands of people share one IP address of a mobile network. */
const orders: RateLimit = { name: 'orders', per: 'network', max: 100, windowSeconds: hours(1) }

const endpoint = billing['POST /api/razorpay/create-order']

/** The items of an order and who orders them. */
export type Purchase = Owner &
  Pick<SettledOrder, 'employerId' | 'planId' | 'planVersionId' | 'purpose' | 'amountPaise'> & { readonly ip: string }

type OrderContext = Pick<AppContext, 'db' | 'clock' | 'guards' | 'rateLimits'>

/** Stores the order before the browser gets it, so that no payment of an unknown order can arrive. */
export async function placeOrder(
  { db, clock, rateLimits }: Pick<OrderContext, 'db' | 'clock' | 'rateLimits'>,
  gateway: Gateway,
  { ip, ...purchase }: Purchase,
): Promise<Order> {
  await rateLimits.consume([countOf(orders, ip)])
  const { amountPaise } = purchase
  const currency = 'INR'
  const id = await gateway.createOrder({ receipt: newId(), amountPaise, currency })
  await insertOrder(db, { id, ...purchase, currency, gateway: gateway.name, createdAt: clock() })
  return { id, amount: amountPaise, currency }
}

/** Creates an order. Without a plan it is for the payment demo, which grants nothing. */
export async function createOrder(
  context: OrderContext,
  gateway: Gateway,
  { order: { amount, planId }, ...visit }: Visit & { readonly order: NewOrder },
): Promise<Order> {
  const amountPaise = assertDefined(paiseOf(amount), 'the amount in paise')
  const { ip } = visit.request
  if (planId === undefined) {
    const nothing = { employerId: null, planId: null, planVersionId: null, purpose: 'demo' } as const
    return placeOrder(context, gateway, { ...(await ordererOf(context, visit)), ...nothing, amountPaise, ip })
  }
  const plan = await planFor(context.db, planId, amountPaise)
  const buyer = await buyerOf(context, visit, plan)
  return placeOrder(context, gateway, { ...buyer, planId, planVersionId: plan.id, purpose: 'plan', amountPaise, ip })
}

async function planFor(db: Db, planId: string, amountPaise: number): Promise<PlanVersion> {
  const plan = await findPlanOnSale(db, planId)
  if (!plan) throw refuse(endpoint, 'planNotFound')
  if (plan.pricePaise !== amountPaise) throw refuse(endpoint, 'wrongAmount')
  return plan
}

/** The buyer of a plan. Plans for companies can be bought by owners of companies, all others by job seekers. */
async function buyerOf(
  { guards }: Pick<OrderContext, 'guards'>,
  { request, reply }: Visit,
  { audience }: PlanVersion,
): Promise<Owner & Pick<SettledOrder, 'employerId'>> {
  if (audience === 'employer') {
    const { id, employerId } = await guards.companyOwner(request, reply)
    return { userId: id, employerId, holder: null }
  }
  return { userId: (await guards.candidate(request, reply)).id, employerId: null, holder: null }
}
