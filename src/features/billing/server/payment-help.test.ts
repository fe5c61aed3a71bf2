import { afterAll, afterEach, expect, test } from 'vitest'
import { readConfig } from '#platform/server/config/read-config.ts'
import { aProvider } from '#tests/fakes/razorpay.ts'
import type { Delivery } from '#tests/fakes/razorpay-events.ts'
import { openPortal, type Person } from '#tests/portal.ts'
import type { PaymentState } from '../help-contract.ts'

const provider = await aProvider()
afterAll(() => provider.close())
afterEach(() => provider.turn('take'))
const portal = await openPortal({ config: readConfig(provider.env) })
const asha = await portal.aUser()
const order = async ({ call }: Pick<Person, 'call'> = asha): Promise<string> =>
  (await call('POST /api/razorpay/create-order', { amount: 100 })).json<{ id: string }>().id
const ask = async (reference: string, { call }: Pick<Person, 'call'> = asha) =>
  call('POST /api/billing/payment-state', { reference })
const kindOf = async (reference: string) => (await ask(reference)).json<PaymentState>().kind
const send = async ({ body, headers }: Delivery) => portal.visitor.call('POST /api/razorpay/webhook', body, headers)

test.each(['order id', 'payment id', 'UTR'])(
  'a payment of which we have not heard is confirmed on the spot, by its %s',
  async (by) => {
    const id = await order()
    const { paymentId } = provider.pay(id, { acquirer_data: { rrn: '412345678901' } })
    const reference = { 'order id': id, 'payment id': paymentId, UTR: '4123 4567 8901' }[by] ?? ''
    const answer = await ask(reference)
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { kind: 'paid', isMended: true, orderId: id, paymentId, amountPaise: 100_00 },
    ])
    expect((await ask(reference)).json()).toMatchObject({ kind: 'paid', isMended: false })
    provider.change(paymentId, 'refunded')
  },
)

test('each state has its own answer', async () => {
  const id = await order()
  expect(await kindOf(id)).toBe('unpaid')
  const { paymentId } = provider.pay(id, { status: 'failed' })
  expect(await kindOf(id)).toBe('failed')
  provider.change(paymentId, 'authorized')
  expect(await kindOf(id)).toBe('waiting')
  provider.turn({ refuse: 500 })
  expect(await kindOf(id)).toBe('unclear')
  provider.turn('take')
  provider.change(paymentId, 'captured')
  const wrong = await order()
  provider.pay(wrong, { amount: 1 })
  expect(await kindOf(wrong)).toBe('person')
  expect(await kindOf(id)).toBe('paid')
  const refund = provider.refundByHand(paymentId, 40_00)
  provider.endRefund(refund.id, 'processed')
  await send(provider.tellRefund('refund.processed', refund.id))
  expect((await ask(id)).json()).toMatchObject({ kind: 'refunded', refundPaise: 40_00 })
})

test('a payment of somebody else gets the same answer as an unknown one, for each of its ids', async () => {
  const id = await order()
  const { paymentId } = provider.pay(id, { acquirer_data: { rrn: '499999999999' } })
  const other = await portal.aUser()
  const unknown = await ask('order_unknown', other)
  expect(unknown.statusCode).toBe(404)
  for (const reference of [id, paymentId, '499999999999', 'pay_unknown', '400000000000']) {
    for (const person of [other, portal.visitor]) {
      const answer = await ask(reference, person)
      expect([answer.statusCode, answer.body]).toEqual([404, unknown.body])
    }
  }
  const stored = await portal.db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirst()
  expect(stored, 'nobody else makes us ask').toEqual({ status: 'created' })
})

test('a browser without an account finds its own orders', async () => {
  const answer = await portal.visitor.call('POST /api/razorpay/create-order', { amount: 100 })
  const browser = { call: portal.withCookie(answer) }
  const { id } = answer.json<{ id: string }>()
  const { paymentId } = provider.pay(id)
  expect((await ask(paymentId, browser)).json()).toMatchObject({ kind: 'paid', isMended: true })
  expect((await ask(id, portal.visitor)).statusCode).toBe(404)
})

test.each(['', 'abc', 'order+id', '<script>', 'x'.repeat(101)])('%j is no such number', async (reference) => {
  expect((await ask(reference)).statusCode).toBe(400)
})

test('one IP address can ask sixty times an hour', async () => {
  const busy = await openPortal({ config: readConfig(provider.env) })
  const codes = []
  for (let time = 0; time < 61; time++) codes.push((await ask('order_unknown', busy.visitor)).statusCode)
  expect(new Set(codes.slice(0, 60))).toEqual(new Set([404]))
  expect(codes.at(-1)).toBe(429)
})

const callback = async (fields: Readonly<Record<string, string>>, { app } = portal) =>
  app.inject({
    method: 'POST',
    url: '/payment-callback',
    payload: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://api.razorpay.com',
      'sec-fetch-site': 'cross-site',
    },
  })

test('a browser inside an app returns by a form of the provider without cookies, and the payment is accepted', async () => {
  const id = await order()
  const paid = provider.pay(id)
  const proof = { razorpay_order_id: id, razorpay_payment_id: paid.paymentId, razorpay_signature: paid.signature }
  const answer = await callback(proof)
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `/payment-help?reference=${id}`])
  const stored = await portal.db.selectFrom('orders').select(['status', 'paymentId']).where('id', '=', id).executeTakeFirst()
  expect(stored).toEqual({ status: 'paid', paymentId: paid.paymentId })
  expect((await callback(proof)).statusCode, 'loaded again').toBe(303)
})

test('a person who returns is redirected, even if the payment cannot be handled at that moment', async () => {
  const whenPaid = [() => Promise.reject(new Error('a grant that cannot be made'))]
  const failing = await openPortal({ config: readConfig(provider.env), paymentHooks: { whenPaid, whenRefunded: [] } })
  const id = await order(await failing.aUser())
  const { paymentId, signature } = provider.pay(id)
  const proof = { razorpay_order_id: id, razorpay_payment_id: paymentId, razorpay_signature: signature }
  const answer = await callback(proof, failing)
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `/payment-help?reference=${id}`])
})

test('a form with a wrong signature, or about a failure, pays nothing and redirects to the page that says so', async () => {
  const id = await order()
  const paid = provider.pay(id)
  const proof = { razorpay_order_id: id, razorpay_payment_id: paid.paymentId, razorpay_signature: 'f'.repeat(64) }
  expect((await callback(proof)).headers.location).toBe(`/payment-help?reference=${id}`)
  const failure = { 'error[code]': 'BAD_REQUEST_ERROR', 'error[metadata]': JSON.stringify({ payment_id: 'pay_1', order_id: id }) }
  expect((await callback(failure)).headers.location).toBe(`/payment-help?reference=${id}`)
  for (const fields of [{}, { razorpay_order_id: 'order_unknown', razorpay_payment_id: 'pay_1', razorpay_signature: 'x' }])
    expect((await callback(fields)).headers.location).toBe('/payment-help')
  const stored = await portal.db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirst()
  expect(stored).toEqual({ status: 'created' })
})
