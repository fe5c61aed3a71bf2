/**
 * Payments under everything that goes wrong between a browser, a bank, the provider and us. Each scenario runs with several seeds:
 * `PAYMENT_SEEDS=200 npx vitest run tests/payments/chaos.test.ts` runs them all.
 */
import { expect, test } from 'vitest'
import { reconcilePayments } from '#features/billing/server/reconcile.ts'
import { dayMs } from '#platform/contract/dates.ts'
import type { Mood } from '../fakes/razorpay.ts'
import { aStory, aWorld, calmDown, expectBooksSound, expectSound, randomOf, type Story } from './chaos-world.ts'

const seeds = Number(process.env['PAYMENT_SEEDS'] ?? 3)
const world = await aWorld()
const { portal, provider, pass, breakGrants } = world

function shuffled<T>(items: readonly T[], pick: Story['pick']): T[] {
  return items.map((item) => ({ item, at: pick(1_000_000) })).toSorted((a, b) => a.at - b.at).map(({ item }) => item)
}

const faults: readonly Mood[] = ['babble', 'lose', { refuse: 500 }, { refuse: 502 }, { refuse: 429 }, { delayMs: 30 }, 'take']
const scenarios: Readonly<Record<string, (story: Story) => Promise<void>>> = {
  'events come twice or three times': async ({ orderId, pick, send }) => {
    const paid = provider.pay(orderId)
    const events = [provider.tell('payment.captured', paid), provider.tell('order.paid', paid)]
    await Promise.all(shuffled([...events, ...events, ...events], pick).map(send))
  },
  'events come in another order': async ({ orderId, pick, send }) => {
    const failed = provider.pay(orderId, { status: 'failed' })
    const paid = provider.pay(orderId)
    const events = [provider.tell('payment.failed', failed), provider.tell('payment.authorized', paid)]
    for (const event of shuffled([...events, provider.tell('payment.captured', paid), provider.tell('order.paid', paid)], pick)) {
      await send(event)
    }
  },
  'no event comes, and the browser never returns': async ({ orderId, pick }) => {
    provider.pay(orderId, { status: pick(3) === 0 ? 'failed' : 'captured' })
  },
  'browser and provider report at once': async ({ orderId, pick, send, verify }) => {
    const paid = provider.pay(orderId)
    const captured = provider.tell('payment.captured', paid)
    const reports = [() => verify(paid), () => verify(paid), () => send(captured), () => send(captured), () => reconcile()]
    await Promise.all(shuffled(reports, pick).map((report) => report()))
  },
  'the bank authorises late, after a failure': async ({ orderId, pick, send }) => {
    const paid = provider.pay(orderId, { status: 'failed' })
    await send(provider.tell('payment.failed', paid))
    pass((1 + pick(60)) * 60 * 60 * 1_000)
    await reconcile()
    provider.change(paid.paymentId, 'captured')
    if (pick(2) === 0) await send(provider.tell('payment.captured', paid))
  },
  'amount, currency, order and signature are changed': async ({ orderId, pick, send, verify }) => {
    const paid = provider.pay(orderId)
    const other = provider.pay('order_of_somebody_else')
    const over = [{ amount: 100 }, { currency: 'USD' }, { order_id: 'order_of_somebody_else' }, { amount: 100, currency: 'USD' }]
    await send(provider.tell('payment.captured', paid, over[pick(4)]))
    expect(await verify({ ...paid, signature: other.signature })).toBe(400)
    expect(await verify({ ...other, orderId })).toBe(400)
    const event = provider.tell('payment.captured', paid)
    expect(await send({ ...event, body: Buffer.from(event.body.toString().replace('captured', 'captured ')) })).toBe(400)
  },
  'a payment of another amount arrives': async ({ orderId, pick, send }) => {
    const paid = provider.pay(orderId, { amount: 100 })
    if (pick(2) === 0) await send(provider.tell('payment.captured', paid))
  },
  'somebody else reports the payment': async ({ orderId, verify }) => {
    const paid = provider.pay(orderId)
    expect(await verify(paid, portal.visitor)).toBe(404)
    expect(await verify(paid, await portal.aUser())).toBe(404)
  },
  'one order is paid twice': async ({ orderId, pick, send, verify }) => {
    const [one, two] = [provider.pay(orderId), provider.pay(orderId)]
    const reports = [() => verify(one), () => verify(two), () => send(provider.tell('payment.captured', one))]
    await Promise.all(shuffled([...reports, () => send(provider.tell('order.paid', two))], pick).slice(0, 1 + pick(4)).map((report) => report()))
  },
  'the provider is down, slow, or answers nonsense': async ({ orderId, pick, send }) => {
    const paid = provider.pay(orderId)
    for (let step = 0; step < 4; step++) {
      provider.turn(() => faults[pick(faults.length)] ?? 'take')
      pass(pick(4) * 60 * 60 * 1_000)
      await reconcile()
    }
    if (pick(3) === 0) await send(provider.tell('payment.captured', paid))
  },
  'what was bought cannot be granted for a while': async ({ orderId, pick, send, verify }) => {
    const paid = provider.pay(orderId)
    breakGrants('throw')
    const reports = [() => verify(paid), () => send(provider.tell('payment.captured', paid)), () => reconcile()]
    for (const report of shuffled(reports, pick).slice(0, 1 + pick(3))) await report()
  },
  'the process dies between two steps': async ({ orderId, pick, send, verify }) => {
    const paid = provider.pay(orderId)
    breakGrants('kill')
    const reports = [() => verify(paid), () => send(provider.tell('payment.captured', paid))]
    for (const report of shuffled(reports, pick).slice(0, 1 + pick(2))) await report()
  },
  'a refund is requested while the provider is in trouble': async ({ orderId, pick, send }) => {
    const paid = provider.pay(orderId)
    await send(provider.tell('payment.captured', paid))
    const sales = await portal.aStaffMember('sales')
    const amountPaise = pick(2) === 0 ? 499_99 : 100 + pick(40_000)
    const call = `POST /api/admin/payments/${paid.paymentId}/refunds`
    const answers = await Promise.all([1, 2, 3].map(() => sales.call(call, { amountPaise, reason: 'Asked for it' })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
    provider.turn(() => faults[pick(faults.length)] ?? 'take')
    await portal.settle()
    pass(20 * 60 * 1_000)
    await reconcile()
    provider.turn('take')
    pass(2 * 60 * 60 * 1_000)
    await reconcile()
    const refunds = [...provider.refunds.values()].filter(({ payment_id }) => payment_id === paid.paymentId)
    expect(refunds.map(({ amount }) => amount), 'refunded once').toEqual([amountPaise])
    const [{ id = '' } = {}] = refunds
    const end = pick(4) === 0 ? 'failed' : 'processed'
    provider.endRefund(id, end)
    const event = provider.tellRefund(`refund.${end}`, id)
    if (pick(3) > 0) await Promise.all([send(event), send(event)])
  },
  'a refund is made by hand before we hear of the payment': async ({ orderId, pick, send, verify }) => {
    const paid = provider.pay(orderId)
    const refund = provider.refundByHand(paid.paymentId, 499_99)
    provider.endRefund(refund.id, 'processed')
    const reports = [() => send(provider.tellRefund('refund.processed', refund.id)), () => send(provider.tell('payment.captured', paid))]
    for (const report of shuffled(reports, pick)) await report()
    if (pick(2) === 0) await verify(paid)
  },
}

const reconcile = async (): Promise<number> => {
  await reconcilePayments.run(portal.context)
  return 200
}

test.each(Object.entries(scenarios))('%s', { timeout: 600_000 }, async (name, act) => {
  for (let seed = 1; seed <= seeds; seed++) {
    const story = await aStory(world, randomOf(seed))
    await act(story)
    await calmDown(world)
    await expectSound(story, `${name}, seed ${seed}`)
  }
  await expectBooksSound(world)
  pass(dayMs)
})

test('after all of it, refunds and credit notes agree', async () => {
  const { rows } = await portal.pool.query<{ wrong: string }>(`
    select refunds.id as wrong from refunds left join invoices on invoices.refund_id = refunds.id
    join orders on orders.id = refunds.order_id and orders.payment_id = refunds.payment_id
    where (refunds.status = 'processed') <> (invoices.id is not null)
      or invoices.amount_paise <> refunds.amount_paise`)
  expect(rows).toEqual([])
})
