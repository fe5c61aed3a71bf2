import { afterAll, afterEach, expect, test } from 'vitest'
import { readConfig } from '#platform/server/config/read-config.ts'
import { aProvider } from '#tests/fakes/razorpay.ts'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import { openRazorpay } from './razorpay.ts'

const provider = await aProvider()
const settings = (over: Readonly<Record<string, string>> = {}) =>
  assertDefined(readConfig({ ...provider.env, ...over }).razorpay, 'keys')
const wanted = { receipt: 'a receipt', amountPaise: 1_23_450, currency: 'INR' }
const create = (over = {}) => openRazorpay({ ...settings(over), patienceMs: 200 }).createOrder(wanted)

afterEach(() => provider.turn('take'))
afterAll(() => provider.close())

test('an order is created with the provider as requested', async () => {
  const id = await create()
  expect(provider.orders.get(id)).toEqual({ id, amount: 1_23_450, currency: 'INR', receipt: 'a receipt' })
})

test.each([
  ['an error of its own', { refuse: 500 }, /^the provider answered 500 BAD_REQUEST_ERROR$/],
  ['an order that it does not like', { refuse: 400 }, /^the provider answered 400 BAD_REQUEST_ERROR$/],
  ['a page instead of an answer', 'babble', /JSON/],
  ['no answer in time', 'hang', /timeout/],
  ['another amount', 'mistake', /^the provider has made another order$/],
] as const)('%s means: not now, and names nobody', async (_what, mood, why) => {
  provider.turn(mood)
  const error = await create().catch((reason: unknown) => reason)
  expect(error).toMatchObject({
    name: 'Unavailable',
    message: 'Payments are not available at the moment. Please try again later.',
    cause: { message: expect.stringMatching(why) },
  })
})

test('a wrong key and an unreachable provider give the same error', async () => {
  await expect(create({ RAZORPAY_KEY_SECRET: 'another' })).rejects.toMatchObject({
    name: 'Unavailable',
    cause: { message: 'the provider answered 401 BAD_REQUEST_ERROR' },
  })
  await expect(create({ RAZORPAY_API_URL: 'http://127.0.0.1:1' })).rejects.toMatchObject({ name: 'Unavailable' })
})

test('a payment and an event are accepted only with their own signatures', () => {
  const gateway = openRazorpay(settings())
  const { signature, ...paid } = provider.pay('order_1')
  expect(gateway.isPaid(paid, signature)).toBe(true)
  for (const wrong of [
    '',
    'x',
    `${signature}0`,
    signature.toUpperCase(),
    signature.replace(/^./, (sign) => (sign === '0' ? '1' : '0')),
  ])
    expect([wrong, gateway.isPaid(paid, wrong)]).toEqual([wrong, false])
  expect(gateway.isPaid({ ...paid, orderId: 'order_2' }, signature)).toBe(false)
  const { body, headers } = provider.tell('payment.captured', paid)
  const signed = assertDefined(headers['x-razorpay-signature'], 'the signature')
  expect(gateway.isEvent(body, signed)).toBe(true)
  expect(gateway.isEvent(Buffer.from(JSON.stringify(JSON.parse(body.toString()))), signed), 'the same JSON, other bytes').toBe(
    false,
  )
})

const gateway = (over = {}) => openRazorpay({ ...settings(over), patienceMs: 200 })

test('the payments of an order are read from the provider, with the references of the bank', async () => {
  const id = await create()
  const { paymentId } = provider.pay(id, { acquirer_data: { rrn: '412345678901', upi_transaction_id: null } })
  provider.pay(await create())
  const payment = {
    id: paymentId,
    orderId: id,
    amountPaise: 1_23_450,
    currency: 'INR',
    status: 'captured',
    refundedPaise: 0,
    bankReferences: ['412345678901'],
  }
  expect(await gateway().paymentsOf(id)).toEqual([payment])
  expect(await gateway().findPayment(paymentId)).toEqual(payment)
  expect(await gateway().findPayment('pay_unknown')).toBeNull()
  expect(await gateway().findRefund('rfnd_unknown')).toBeNull()
})

test('a refund is made once per key, also when the answer is lost', async () => {
  const { paymentId } = provider.pay(await create())
  const request = { key: 'a-key-of-a-refund', paymentId, amountPaise: 1_000 }
  provider.turn('lose')
  await expect(gateway().refund(request)).rejects.toMatchObject({ name: 'Unavailable' })
  provider.turn('take')
  const made = await gateway().refund(request)
  expect(made).toEqual({
    id: expect.stringMatching(/^rfnd_/),
    paymentId,
    amountPaise: 1_000,
    status: 'pending',
    key: request.key,
  })
  expect(await gateway().refund(request)).toEqual(made)
  expect(provider.refunds.size).toBe(1)
  expect(await gateway().findRefund(made.id)).toEqual(made)
})

test('a final refusal of the provider is distinguished from a temporary one', async () => {
  const { paymentId } = provider.pay(await create())
  const request = { key: 'another-key-of-a-refund', paymentId, amountPaise: 9_99_999 }
  await expect(gateway().refund(request)).rejects.toMatchObject({ name: 'RefundRefused' })
  for (const mood of [{ refuse: 500 }, { refuse: 409 }, { refuse: 429 }, 'babble', 'hang'] as const) {
    provider.turn(mood)
    await expect(gateway().refund({ ...request, amountPaise: 100 })).rejects.toMatchObject({ name: 'Unavailable' })
    await expect(gateway().paymentsOf('order_1')).rejects.toMatchObject({ name: 'Unavailable' })
  }
  provider.turn('mistake')
  await expect(gateway().refund({ ...request, key: 'a-third-key-of-one', amountPaise: 100 })).rejects.toMatchObject({
    name: 'Unavailable',
  })
})
