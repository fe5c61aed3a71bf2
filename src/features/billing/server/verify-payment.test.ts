import { afterAll, expect, test } from 'vitest'
import { readConfig } from '#platform/server/config/read-config.ts'
import { aProvider } from '#tests/fakes/razorpay.ts'
import { openPortal, type Person } from '#tests/portal.ts'

const provider = await aProvider()
afterAll(() => provider.close())
const portal = await openPortal({ config: readConfig(provider.env) })
const { db, visitor } = portal
const statusOf = async (id: string) =>
  db.selectFrom('orders').select(['status', 'paymentId', 'paidAt']).where('id', '=', id).executeTakeFirstOrThrow()

async function order(person: Pick<Person, 'call'>): Promise<{ readonly id: string; readonly call: Person['call'] }> {
  const answer = await person.call('POST /api/razorpay/create-order', { amount: 100 })
  return { id: answer.json<{ id: string }>().id, call: answer.cookies.length > 0 ? portal.withCookie(answer) : person.call }
}

async function verify(call: Person['call'], { orderId, paymentId, signature }: ReturnType<typeof provider.pay>) {
  const body = { order_id: orderId, payment_id: paymentId, signature }
  const answer = await call('POST /api/razorpay/verify-payment', body)
  return [answer.statusCode, answer.json()]
}

const refused = (status: number, code: string) => [status, expect.objectContaining({ code, success: false })]

test('a signed payment marks the order as paid, once, however often it is reported', async () => {
  const { id, call } = await order(await portal.aUser())
  const paid = provider.pay(id)
  expect(await verify(call, paid)).toEqual([200, { success: true }])
  const after = await statusOf(id)
  expect(after).toMatchObject({ status: 'paid', paymentId: paid.paymentId, paidAt: expect.any(Date) })
  expect(await verify(call, paid)).toEqual([200, { success: true }])
  expect(await statusOf(id)).toEqual(after)
  expect(await verify(call, provider.pay(id)), 'another payment').toEqual(refused(409, 'paidOtherwise'))
})

test('a wrong signature, or one for something else, pays nothing', async () => {
  const { id, call } = await order(await portal.aUser())
  const paid = provider.pay(id)
  const other = provider.pay('order_other')
  for (const wrong of [
    { ...paid, signature: '' },
    { ...paid, signature: 'f'.repeat(64) },
    { ...paid, signature: other.signature },
    { ...paid, paymentId: other.paymentId },
  ])
    expect(await verify(call, wrong)).toEqual(refused(400, 'wrongSignature'))
  expect(await statusOf(id)).toMatchObject({ status: 'created', paymentId: null })
})

test('only the account that ordered can report a payment of its order', async () => {
  const asha = await order(await portal.aUser())
  const other = await portal.aUser()
  const paid = provider.pay(asha.id)
  for (const call of [other.call, visitor.call]) expect(await verify(call, paid)).toEqual(refused(404, 'notFound'))
  expect(await statusOf(asha.id)).toMatchObject({ status: 'created' })
})

test('only the browser of a visitor can report a payment of its order, and it may have several orders', async () => {
  const mine = await order(visitor)
  const second = await order({ call: mine.call })
  const theirs = await order(visitor)
  const paid = provider.pay(mine.id)
  for (const call of [visitor.call, theirs.call, (await portal.aUser()).call])
    expect(await verify(call, paid)).toEqual(refused(404, 'notFound'))
  const forged: Person['call'] = (key, body) => visitor.call(key, body, { cookie: 'pasand_orders=guessed' })
  expect(await verify(forged, paid)).toEqual(refused(404, 'notFound'))
  expect(await verify(mine.call, paid)).toEqual([200, { success: true }])
  expect(await verify(mine.call, provider.pay(second.id))).toEqual([200, { success: true }])
})

test('an unknown order is 404', async () => {
  const asha = await portal.aUser()
  expect(await verify(asha.call, provider.pay('order_unknown'))).toEqual(refused(404, 'notFound'))
})

test('the provider cannot pay an order of the sandbox', async () => {
  const { id, call } = await order(await portal.aUser())
  await db.updateTable('orders').set({ gateway: 'sandbox' }).where('id', '=', id).execute()
  expect(await verify(call, provider.pay(id))).toEqual(refused(400, 'wrongSignature'))
})

test.each([{}, { order_id: 'order_1' }, { order_id: 'a b', payment_id: 'pay_1', signature: 'x' }])(
  '%j is malformed',
  async (body) => {
    expect((await visitor.call('POST /api/razorpay/verify-payment', body)).statusCode).toBe(400)
  },
)
