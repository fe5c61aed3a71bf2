/**
 * A process of the product is killed with `kill -9` between each two steps of a payment and of a refund; others finish its work.
 * `PAYMENT_SEEDS=200` runs every case, and kills it at so many random moments.
 */
import { afterAll, expect, test } from 'vitest'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import { testPassword } from '../portal.ts'
import type { Server } from '../support/a-server.ts'
import { seeds } from './chaos-steps.ts'
import { aStory, aWorld, calmDown, expectBooksSound, expectSound, randomOf, type Story } from './chaos-world.ts'
import { type InterruptedAct, killings } from './killed-cases.ts'
import { after, aProcess, deliver, type KillPoint, until } from './killed-process.ts'

const world = await aWorld(Date.now())
const { portal, provider } = world
const stops: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const stop of stops) await stop()
})

type Act = (server: Server, story: Story) => Promise<() => Promise<unknown>>

const proofOf = ({ orderId: order_id, paymentId: payment_id, signature }: ReturnType<typeof provider.pay>) => ({
  order_id,
  payment_id,
  signature,
})
const signIn = (server: Server, { buyer: { email } }: Story) => server.signIn({ email, password: testPassword })

/** What the process does when it is killed. */
const acts: Readonly<Record<InterruptedAct, Act>> = {
  'an order': async (server, story) => {
    const cookie = await signIn(server, story)
    const { id: planId, price: amount } = world.plan
    return () => server.call(cookie, 'POST /api/razorpay/create-order', { amount, planId })
  },
  'the report of the browser': async (server, story) => {
    const cookie = await signIn(server, story)
    const proof = proofOf(provider.pay(story.orderId))
    return () => server.call(cookie, 'POST /api/razorpay/verify-payment', proof)
  },
  'the event of a payment': async (server, { orderId }) => {
    const event = provider.tell('payment.captured', provider.pay(orderId))
    return () => deliver(server, event)
  },
  'a question about the money': async (server, story) => {
    const cookie = await signIn(server, story)
    provider.pay(story.orderId)
    return () => server.call(cookie, 'POST /api/billing/payment-state', { reference: story.orderId })
  },
  'a refund': async (_server, story) => {
    await refundable(story)
    return () => refund(story)
  },
  'the event of a refund': async (server, story) => {
    await refundable(story)
    await refund(story)
    const made = await until(() => [...provider.refunds.values()].find(({ payment_id }) => payment_id === paymentOf(story)))
    provider.endRefund(made.id, 'processed')
    const event = provider.tellRefund('refund.processed', made.id)
    await until(
      async () =>
        (await portal.db.selectFrom('refunds').select('id').where('providerId', '=', made.id).executeTakeFirst()) ?? null,
    )
    return () => deliver(server, event)
  },
}

const paymentOf = ({ orderId }: Story): string =>
  assertDefined(
    [...provider.payments.values()].find(({ order_id }) => order_id === orderId),
    'the payment',
  ).id

async function refundable({ orderId, send }: Story): Promise<void> {
  await send(provider.tell('payment.captured', provider.pay(orderId)))
}

/** Requested through this process; the other one, which has the queue, makes it. */
async function refund(story: Story): Promise<void> {
  const sales = await portal.aStaffMember('sales')
  const body = { amountPaise: 499_99, reason: 'Bought by mistake' }
  await sales.call(`POST /api/admin/payments/${paymentOf(story)}/refunds`, body)
}

async function run(what: InterruptedAct, killing: KillPoint, seed = 1): Promise<Story> {
  const story = await aStory(world, randomOf(seed))
  const server = await aProcess(world)
  stops.push(server.stop)
  await killing(server, await acts[what](server, story))
  expect(server.child.signalCode).toBe('SIGKILL')
  await calmDown(world)
  for (const { id, status } of provider.refunds.values()) if (status === 'pending') provider.endRefund(id, 'processed')
  await calmDown(world)
  return story
}

async function expectWhole(what: InterruptedAct, story: Story): Promise<void> {
  await expectSound(story, what)
  await expectBooksSound(world)
  const order = await portal.db.selectFrom('orders').select('status').where('id', '=', story.orderId).executeTakeFirst()
  expect(order?.status).toBe(what === 'an order' ? 'created' : 'paid')
  const refunds = [...provider.refunds.values()].filter(
    ({ payment_id }) => provider.payments.get(payment_id)?.order_id === story.orderId,
  )
  const isRefund = what === 'a refund' || what === 'the event of a refund'
  expect(refunds.map(({ amount, status }) => [amount, status])).toEqual(isRefund ? [[499_99, 'processed']] : [])
  const bought = await portal.db
    .selectFrom('subscriptions')
    .select('endReason')
    .where('razorpayOrderId', '=', story.orderId)
    .execute()
  expect(bought.map(({ endReason }) => endReason)).toEqual(what === 'an order' ? [] : [isRefund ? 'refunded' : null])
}

/** Each needs a process of its own, so the usual run has a fifth of them. */
const isLong = seeds >= 20
const tried = isLong ? killings : killings.filter((_, at) => at % 5 === 1)

test.each(tried)('killed during %s, %s', { timeout: 120_000 }, async (what, _when, killing) => {
  const story = await run(what, killing(world))
  await expectWhole(what, story)
  expect(provider.orders.size).toBeGreaterThan(0)
})

test('killed at any moment', { timeout: 3_600_000 }, async () => {
  for (let seed = 1; seed <= (isLong ? seeds : 1); seed++) {
    const pick = randomOf(seed)
    const what = (['the report of the browser', 'the event of a payment', 'a refund', 'the event of a refund'] as const)[pick(4)]
    if (what) await expectWhole(what, await run(what, after(pick(60))(world), seed))
  }
  expect(provider.orders.size).toBeGreaterThan(0)
})
