import { afterAll, expect, vi } from 'vitest'
import { paymentHooks } from '#app/server/features.ts'
import { reconcilePayments } from '#features/billing/server/reconcile.ts'
import { checkLedger } from '#features/entitlements/server/feature.ts'
import { dayMs } from '#platform/contract/dates.ts'
import { readConfig } from '#platform/server/config/read-config.ts'
import { noRateLimits } from '#platform/server/rate-limits/rate-limits.ts'
import { sql } from 'kysely'
import { aPlan } from '../factories/a-plan.ts'
import { aProvider, type Provider } from '../fakes/razorpay.ts'
import type { Delivery } from '../fakes/razorpay-events.ts'
import { openPortal, type Person, type TestPortal } from '../portal.ts'
import { aSeller } from './seller.ts'

/** Numbers from a seed, so that a failure can be repeated (mulberry32). */
export function randomOf(seed: number): (below: number) => number {
  let state = seed * 0x9e3779b1
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

export type Pick = (below: number) => number
export type Story = {
  readonly world: World
  readonly pick: Pick
  readonly buyer: Person
  readonly orderId: string
  readonly send: (delivery: Delivery) => Promise<number>
  readonly verify: (
    paid: { readonly orderId: string; readonly paymentId: string; readonly signature: string },
    by?: Person,
  ) => Promise<number>
}

export type World = {
  readonly portal: TestPortal
  readonly provider: Provider
  readonly plan: { readonly id: string; readonly price: number }
  readonly pass: (ms: number) => void
  /** What happens to the next grants, in the transaction of the payment. */
  readonly breakGrants: (fault: 'throw' | 'kill' | null) => void
}

/** Its clock stands still until the story lets time pass. */
export async function aWorld(start = Date.parse('2026-03-20T06:00:00Z')): Promise<World> {
  const provider = await aProvider()
  afterAll(() => provider.close())
  // A broken connection is told there, and breaking some is what the test does.
  const complain = vi
    .spyOn(console, 'error')
    .mockImplementation((message) => expect(String(message)).toContain('Connection terminated'))
  afterAll(() => complain.mockRestore())
  let now = start
  let fault: 'throw' | 'kill' | null = null
  const portal: TestPortal = await openPortal({
    config: readConfig({ ...provider.env, ...aSeller }),
    clock: () => new Date(now),
    rateLimits: noRateLimits,
    paymentHooks: {
      ...paymentHooks,
      whenPaid: paymentHooks.whenPaid.flatMap((hook) => [
        async (tx) => {
          if (fault === 'throw') throw new Error('a grant that cannot be made')
          // The connection breaks in the middle of the transaction, as when the process is killed.
          if (fault === 'kill') await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx)
        },
        hook,
      ]),
    },
  })
  const plan = await aPlan(portal.db, { audience: 'seeker', price: '499.99', cvLimit: 3 })
  return { portal, provider, plan, pass: (ms) => void (now += ms), breakGrants: (next) => void (fault = next) }
}

export async function aStory(world: World, pick: Pick): Promise<Story> {
  const { portal, plan } = world
  const buyer = await portal.aUser()
  const ordered = await buyer.call('POST /api/razorpay/create-order', { amount: plan.price, planId: plan.id })
  const send = async ({ body, headers }: Delivery) =>
    (await portal.visitor.call('POST /api/razorpay/webhook', body, headers)).statusCode
  const verify: Story['verify'] = async ({ orderId, paymentId, signature }, by = buyer) =>
    (await by.call('POST /api/razorpay/verify-payment', { order_id: orderId, payment_id: paymentId, signature })).statusCode
  return { world, pick, buyer, orderId: ordered.json<{ id: string }>().id, send, verify }
}

/** Everything works again, and four days pass in which nobody but the reconciler acts. */
export async function calmDown({ portal, provider, pass, breakGrants }: World): Promise<void> {
  provider.turn('take')
  breakGrants(null)
  await portal.settle()
  for (let step = 0; step < 8; step++) {
    pass(dayMs / 2)
    await reconcilePayments.run(portal.context)
  }
  await portal.settle()
}

/** What must be true of an order, whatever has happened. */
export async function expectSound({ world: { portal, provider }, orderId }: Story, what: string): Promise<void> {
  const { db } = portal
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
  const granted = await db.selectFrom('subscriptions').select('endReason').where('razorpayOrderId', '=', orderId).execute()
  const issued = await db.selectFrom('invoices').select(['kind']).where('orderId', '=', orderId).execute()
  const isPaid = order.status === 'paid'
  expect([what, granted.length, issued.filter(({ kind }) => kind === 'tax_invoice').length]).toEqual([
    what,
    Number(isPaid),
    Number(isPaid),
  ])
  const payments = [...provider.payments.values()].filter(({ order_id }) => order_id === orderId)
  const paying = payments.find(({ id }) => id === order.paymentId)
  if (isPaid)
    expect([what, paying?.status], 'no grant without money').toEqual([what, expect.stringMatching(/^(captured|refunded)$/)])
  const isReturned = paying?.status === 'refunded'
  if (isReturned)
    expect([what, granted], 'nothing stays when the money has gone back').toEqual([what, [{ endReason: 'refunded' }]])
  const cases = await db
    .selectFrom('paymentCases')
    .select('paymentId')
    .where('orderId', '=', orderId)
    .where('closedAt', 'is', null)
    .execute()
  for (const { id, status } of payments.filter((payment) => payment.status === 'captured')) {
    const isKnown = id === order.paymentId || cases.some(({ paymentId }) => paymentId === id)
    expect([what, id, status, isKnown], 'every captured payment is granted, refunded or with the staff').toEqual([
      what,
      id,
      status,
      true,
    ])
  }
}

/** Of all orders together: the ledger of entitlements, and the numbers of the documents. */
export async function expectBooksSound({ portal: { db, context } }: World): Promise<void> {
  await checkLedger(context)
  const invoices = await db.selectFrom('invoices').select(['series', 'financialYear', 'serial']).execute()
  const series = Map.groupBy(invoices, (invoice) => `${invoice.series} ${invoice.financialYear}`)
  for (const [name, rows] of series) {
    const serials = rows.map(({ serial }) => serial).toSorted((a, b) => a - b)
    expect([name, serials]).toEqual([name, serials.map((_, at) => at + 1)])
  }
}
