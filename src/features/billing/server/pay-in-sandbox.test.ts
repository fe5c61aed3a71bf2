import { afterAll, expect, test } from 'vitest'
import { readConfig } from '#platform/server/config/read-config.ts'
import { aProvider } from '#tests/fakes/razorpay.ts'
import { openPortal, type Person } from '#tests/portal.ts'

const portal = await openPortal()
const { db } = portal
const asha = await portal.aUser()
const statusOf = async (id: string) =>
  (await db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

async function order({ call }: Pick<Person, 'call'>): Promise<string> {
  return (await call('POST /api/razorpay/create-order', { amount: 100 })).json<{ id: string }>().id
}

const pay = (order_id: string, outcome: string, { call }: Pick<Person, 'call'> = asha) =>
  call('POST /api/razorpay/sandbox-checkout', { order_id, outcome })

test('the sandbox returns a proof like the provider’s, which can be verified', async () => {
  const id = await order(asha)
  const receipt = (await pay(id, 'captured')).json()
  expect(receipt).toEqual({
    razorpay_order_id: id,
    razorpay_payment_id: expect.stringMatching(/^pay_/),
    razorpay_signature: expect.stringMatching(/^[\da-f]{64}$/),
  })
  expect(await statusOf(id)).toBe('created')
  const proof = { order_id: id, payment_id: receipt.razorpay_payment_id, signature: receipt.razorpay_signature }
  expect((await asha.call('POST /api/razorpay/verify-payment', proof)).json()).toEqual({ success: true })
  expect((await pay(id, 'captured')).statusCode).toBe(409)
})

test('the sandbox sends payment events like the provider', async () => {
  const [paid, failed] = [await order(asha), await order(asha)]
  await pay(paid, 'captured')
  const declined = await pay(failed, 'failed')
  expect([declined.statusCode, declined.json<{ code: string }>().code]).toEqual([402, 'declined'])
  await portal.settle()
  expect([await statusOf(paid), await statusOf(failed)]).toEqual(['paid', 'failed'])
  await pay(failed, 'captured')
  await portal.settle()
  expect(await statusOf(failed), 'a second try').toBe('paid')
})

test('of many concurrent payments of one order, one is accepted', async () => {
  const id = await order(asha)
  const answers = await Promise.all(Array.from({ length: 8 }, () => pay(id, 'captured')))
  expect(Map.groupBy(answers, ({ statusCode }) => statusCode)).toEqual(
    new Map([
      [200, [expect.anything()]],
      [409, Array.from({ length: 7 }, () => expect.anything())],
    ]),
  )
})

test('nobody can pay the order of somebody else, and with a real provider there is no sandbox', async () => {
  const id = await order(asha)
  expect((await pay(id, 'captured', await portal.aUser())).statusCode).toBe(404)
  expect((await pay(id, 'captured', portal.visitor)).statusCode).toBe(404)
  const provider = await aProvider()
  afterAll(() => provider.close())
  const real = await openPortal({ config: readConfig(provider.env) })
  const ravi = await real.aUser()
  expect((await pay(await order(ravi), 'captured', ravi)).statusCode).toBe(404)
})
