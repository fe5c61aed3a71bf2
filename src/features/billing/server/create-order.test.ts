import { afterAll, afterEach, expect, test } from 'vitest'
import { readConfig } from '#platform/server/config/read-config.ts'
import { aProvider } from '#tests/fakes/razorpay.ts'
import { openPortal } from '#tests/portal.ts'
import { publicConfig } from '#tests/support/public-config.ts'

const provider = await aProvider()
const portal = await openPortal({ config: readConfig(provider.env) })
const { db, visitor } = portal
const key = 'POST /api/razorpay/create-order'
const storedCount = async () => (await db.selectFrom('orders').select('id').execute()).length

afterEach(() => provider.turn('take'))
afterAll(() => provider.close())

test('an order of the demo is created with the provider and stored in paise before the browser gets it', async () => {
  const asha = await portal.aUser()
  const answer = await asha.call(key, { amount: 1_234.5, currency: 'INR' })
  const { id } = answer.json<{ id: string }>()
  expect([answer.statusCode, answer.json()]).toEqual([200, { id, amount: 1_23_450, currency: 'INR' }])
  expect(provider.orders.get(id)).toMatchObject({ amount: 1_23_450, currency: 'INR' })
  expect(await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()).toMatchObject({
    userId: asha.id,
    holder: null,
    planId: null,
    purpose: 'demo',
    amountPaise: '123450',
    currency: 'INR',
    status: 'created',
    gateway: 'razorpay',
  })
})

test('the default currency is INR, and a visitor may order', async () => {
  const answer = await visitor.call(key, { amount: 100 })
  expect(answer.json()).toMatchObject({ amount: 10_000, currency: 'INR' })
  expect(answer.cookies).toMatchObject([{ name: 'pasand_orders', httpOnly: true, sameSite: 'Lax' }])
})

test.each([
  [{}, 'Amount must be a number'],
  [{ amount: '100' }, 'Amount must be a number'],
  [{ amount: 0 }, 'Amount must be at least ₹1'],
  [{ amount: -5 }, 'Amount must be at least ₹1'],
  [{ amount: 0.99 }, 'Amount must be at least ₹1'],
  [{ amount: 1.005 }, 'Amount may have at most two decimals'],
  [{ amount: 500_000.01 }, 'Amount must be at most ₹5,00,000'],
  [{ amount: 100, currency: 'USD' }, 'Only INR is accepted'],
  [{ amount: 100, planId: 'gold' }, 'This is no id of a plan'],
])('%j is refused, and nothing is ordered', async (body, message) => {
  const [ordered, stored] = [provider.orders.size, await storedCount()]
  const answer = await visitor.call(key, body)
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([400, message])
  expect([provider.orders.size, await storedCount()]).toEqual([ordered, stored])
})

test.each(['babble', 'mistake', { refuse: 502 }] as const)(
  'with a provider in the mood %j the answer is to try again later',
  async (mood) => {
    provider.turn(mood)
    const stored = await storedCount()
    const answer = await visitor.call(key, { amount: 100 })
    expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
      503,
      '5',
      { message: 'Payments are not available at the moment. Please try again later.' },
    ])
    expect(await storedCount()).toBe(stored)
  },
)

test('without keys a private portal uses the sandbox, and a public one says that payments are off', async () => {
  const gateway = 'GET /api/razorpay/gateway'
  const playing = await openPortal()
  expect((await playing.visitor.call(gateway)).json()).toEqual({ kind: 'sandbox', keyId: 'rzp_sandbox', checkoutUrl: null })
  const off = await openPortal({ config: publicConfig })
  expect((await off.visitor.call(gateway)).json()).toEqual({ kind: 'off', keyId: null, checkoutUrl: null })
  const proof = { order_id: 'order_1', payment_id: 'pay_1', signature: 'x' }
  for (const [call, body] of [
    [key, { amount: 100 }],
    ['POST /api/razorpay/verify-payment', proof],
    ['POST /api/razorpay/webhook', { event: 'order.paid' }],
  ] as const) {
    const answer = await off.visitor.call(call, body)
    expect([answer.statusCode, answer.json()]).toEqual([503, { message: 'Payments are turned off on this site.' }])
  }
  expect((await visitor.call(gateway)).json()).toMatchObject({ kind: 'razorpay', keyId: provider.env['RAZORPAY_KEY_ID'] })
})

test('one network can make a hundred orders an hour', async () => {
  const busy = await openPortal()
  const order = async (remoteAddress: string) =>
    (await busy.app.inject({ method: 'POST', url: '/api/razorpay/create-order', payload: { amount: 1 }, remoteAddress }))
      .statusCode
  for (let i = 0; i < 100; i++) expect(await order('10.0.0.1')).toBe(200)
  expect(await order('10.0.0.1')).toBe(429)
  expect(await order('10.0.0.2')).toBe(200)
})
