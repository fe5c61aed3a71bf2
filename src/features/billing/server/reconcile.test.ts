import { afterAll, afterEach, expect, test } from 'vitest'
import { readConfig } from '#platform/server/config/read-config.ts'
import { aProvider } from '#tests/fakes/razorpay.ts'
import { openPortal } from '#tests/portal.ts'
import { claimChecks, listNewChecks } from './check-queries.ts'
import { reconcilePayments } from './reconcile.ts'

const provider = await aProvider()
afterAll(() => provider.close())
let now = new Date('2026-11-22T06:00:00Z')
const portal = await openPortal({ config: readConfig(provider.env), clock: () => now })
const { db } = portal
const asha = await portal.aUser()
const minutesLater = (minutes: number): void => void (now = new Date(now.getTime() + minutes * 60_000))
const order = async (): Promise<string> =>
  (await asha.call('POST /api/razorpay/create-order', { amount: 100 })).json<{ id: string }>().id
const statusOf = async (id: string) =>
  (await db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
const reconcile = () => reconcilePayments.run(portal.context)
const questions = (id: string): number => provider.calls.filter((call) => call === `GET /v1/orders/${id}/payments`).length
afterEach(() => provider.turn('take'))

test('the provider is asked about an order without a result after five minutes', async () => {
  const id = await order()
  provider.pay(id)
  minutesLater(4)
  await reconcile()
  expect([await statusOf(id), questions(id)]).toEqual(['created', 0])
  minutesLater(1)
  await reconcile()
  expect([await statusOf(id), questions(id)]).toEqual(['paid', 1])
})

test('because a bank may authorise hours later, the provider is asked again over three days, and no longer', async () => {
  const id = await order()
  const { paymentId } = provider.pay(id, { status: 'failed' })
  minutesLater(5)
  await reconcile()
  expect(await statusOf(id)).toBe('failed')
  await reconcile()
  expect(questions(id), 'not at once again').toBe(1)
  minutesLater(26 * 60)
  provider.change(paymentId, 'authorized')
  await reconcile()
  expect(await statusOf(id)).toBe('failed')
  provider.change(paymentId, 'captured')
  minutesLater(48 * 60)
  await reconcile()
  expect(await statusOf(id)).toBe('paid')
  const before = questions(id)
  for (let day = 0; day < 5; day++) {
    minutesLater(24 * 60)
    await reconcile()
  }
  expect(questions(id)).toBe(before)
})

test('while the provider is unavailable nothing is lost, and the run stops', async () => {
  const ids = [await order(), await order(), await order()]
  for (const id of ids) provider.pay(id)
  minutesLater(5)
  provider.turn({ refuse: 503 })
  const before = provider.calls.length
  await reconcile()
  expect(provider.calls.length - before).toBe(1)
  provider.turn('take')
  minutesLater(6)
  await reconcile()
  for (const id of ids) expect(await statusOf(id)).toBe('paid')
})

test('an order that the provider does not know does not stop the checks of the others', async () => {
  const unknown = await order()
  const ids = [await order(), await order()]
  for (const id of ids) provider.pay(id)
  minutesLater(5)
  provider.turn((path) => (path.includes(unknown) ? { refuse: 400 } : 'take'))
  await reconcile()
  for (const id of ids) expect(await statusOf(id)).toBe('paid')
  expect(await statusOf(unknown)).toBe('created')
  minutesLater(6)
  await reconcile()
  expect(questions(unknown), 'it was answered').toBe(1)
})

test('several processes share the orders: each is claimed once', async () => {
  const ids: string[] = []
  for (let at = 0; at < 30; at++) ids.push(await order())
  minutesLater(5)
  await listNewChecks(db, { gateway: 'razorpay', now, most: 500 })
  const claims = await Promise.all(Array.from({ length: 8 }, () => claimChecks(db, { gateway: 'razorpay', now, most: 10 })))
  const claimed = claims.flat().map(({ orderId }) => orderId)
  expect(claimed.length).toBe(new Set(claimed).size)
  expect(claimed).toEqual(expect.arrayContaining(ids.slice(0, 1)))
  for (const claim of claims) expect(claim.length).toBeLessThanOrEqual(10)
})

test('a refund made in the dashboard whose event is lost is found and stored once', async () => {
  const id = await order()
  const { paymentId } = provider.pay(id)
  minutesLater(5)
  await reconcile()
  provider.endRefund(provider.refundByHand(paymentId, 40_00).id, 'processed')
  for (const minutes of [30, 200]) {
    minutesLater(minutes)
    await reconcile()
  }
  const stored = await db.selectFrom('refunds').select(['amountPaise', 'status']).where('orderId', '=', id).execute()
  expect(stored).toEqual([{ amountPaise: '4000', status: 'processed' }])
})
