import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '#platform/server/config/read-config.ts'
import { aProvider } from '#tests/fakes/razorpay.ts'
import { openPortal } from '#tests/portal.ts'
import { dayMs } from '#platform/contract/dates.ts'
import { deleteOldEvents } from './queries.ts'

const provider = await aProvider()
afterAll(() => provider.close())
const portal = await openPortal({ config: readConfig(provider.env) })
const { db, visitor } = portal
const asha = await portal.aUser()
const orderOf = async (id: string) =>
  db.selectFrom('orders').select(['status', 'paymentId']).where('id', '=', id).executeTakeFirstOrThrow()

async function order(): Promise<string> {
  return (await asha.call('POST /api/razorpay/create-order', { amount: 100 })).json<{ id: string }>().id
}

type Delivery = ReturnType<typeof provider.tell>
const send = async ({ body, headers }: Delivery) => (await visitor.call('POST /api/razorpay/webhook', body, headers)).statusCode

test.each(['payment.captured', 'order.paid'])('%s pays the order when the browser never comes back', async (kind) => {
  const id = await order()
  const paid = provider.pay(id)
  const answer = await visitor.call('POST /api/razorpay/webhook', ...spread(provider.tell(kind, paid)))
  expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }])
  expect(await orderOf(id)).toEqual({ status: 'paid', paymentId: paid.paymentId })
})

const spread = ({ body, headers }: Delivery) => [body, headers] as const

test('an event without a valid signature, or with a changed body, changes nothing', async () => {
  const id = await order()
  const webhook = provider.tell('payment.captured', provider.pay(id))
  const signature = 'x-razorpay-signature'
  const { [signature]: _, ...unsigned } = webhook.headers
  for (const headers of [unsigned, { ...unsigned, [signature]: '' }, { ...unsigned, [signature]: 'f'.repeat(64) }])
    expect(await send({ ...webhook, headers })).toBe(400)
  // The same JSON, but in different bytes.
  expect(await send({ ...webhook, body: Buffer.from(JSON.stringify(JSON.parse(webhook.body.toString()))) })).toBe(400)
  expect(await orderOf(id)).toMatchObject({ status: 'created' })
})

test('a repeated event is recognised and undoes nothing', async () => {
  const id = await order()
  const failed = provider.tell('payment.failed', provider.pay(id))
  expect(await send(failed)).toBe(200)
  expect(await orderOf(id)).toMatchObject({ status: 'failed' })
  const paid = provider.pay(id)
  expect(await send(provider.tell('payment.captured', paid))).toBe(200)
  for (const late of [failed, provider.tell('payment.failed', provider.pay(id))]) expect(await send(late)).toBe(200)
  expect(await orderOf(id)).toEqual({ status: 'paid', paymentId: paid.paymentId })
  const event = failed.headers['x-razorpay-event-id'] ?? ''
  expect(await db.selectFrom('paymentEvents').select('kind').where('id', '=', event).execute()).toEqual([
    { kind: 'payment.failed' },
  ])
})

test('an event that is repeated after its id was deleted undoes nothing', async () => {
  const id = await order()
  const [failed, paid] = [provider.pay(id, { status: 'failed' }), provider.pay(id)]
  const events = [provider.tell('payment.failed', failed), provider.tell('payment.captured', paid)]
  for (const event of events) await send(event)
  await deleteOldEvents(db, new Date(Date.now() + dayMs))
  for (const event of events) expect(await send(event)).toBe(200)
  expect(await orderOf(id)).toEqual({ status: 'paid', paymentId: paid.paymentId })
})

test('a body that is too large, or of another type, is refused before it is read', async () => {
  const { headers } = provider.tell('payment.captured', provider.pay(await order()))
  const large = Buffer.alloc(256 * 1_024 + 1, ' ')
  expect(await send({ body: large, headers })).toBe(413)
  expect(await send({ body: Buffer.from('{}'), headers: { ...headers, 'content-type': 'text/plain' } })).toBe(415)
})

test('a different amount or currency, an unknown order, and unrelated events pay nothing', async () => {
  const id = await order()
  const paid = provider.pay(id)
  const odd = [
    provider.tell('payment.captured', paid, { amount: 100 }),
    provider.tell('payment.captured', paid, { currency: 'USD' }),
    provider.tell('payment.authorized', paid),
    provider.tell('payment.captured', provider.pay('order_of_somebody_else'), { amount: 10_000, currency: 'INR' }),
    provider.tell('subscription.charged', paid, { order_id: null }),
  ]
  for (const webhook of odd) expect(await send(webhook)).toBe(200)
  expect(await orderOf(id)).toMatchObject({ status: 'created', paymentId: null })
})

test('if browser and provider report at once, many times over, each order becomes paid exactly once', async () => {
  await sql`create table becoming_paid (order_id text not null)`.execute(db)
  await sql`create function note_becoming_paid() returns trigger language plpgsql as $$
    begin insert into becoming_paid values (new.id); return new; end $$`.execute(db)
  await sql`create trigger becoming_paid after update on orders for each row
    when (new.status = 'paid') execute function note_becoming_paid()`.execute(db)
  for (let round = 0; round < 25; round++) {
    const id = await order()
    const paid = provider.pay(id)
    const proof = { order_id: id, payment_id: paid.paymentId, signature: paid.signature }
    const verify = async () => (await asha.call('POST /api/razorpay/verify-payment', proof)).statusCode
    const captured = provider.tell('payment.captured', paid)
    const tell = () => send(captured)
    const done = await Promise.all([
      verify(),
      tell(),
      tell(),
      verify(),
      send(provider.tell('order.paid', paid)),
      verify(),
      tell(),
    ])
    expect(done).toEqual(done.map(() => 200))
    const { rows } = await sql`select order_id from becoming_paid where order_id = ${id}`.execute(db)
    expect(rows).toHaveLength(1)
  }
})
