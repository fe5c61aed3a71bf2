/** Checks that the log has enough data to find a payment, and none about a person or a card. */
import { afterAll, expect, test } from 'vitest'
import { buildServer } from '#app/server/build-server.ts'
import { readConfig } from '#platform/server/config/read-config.ts'
import { aProvider } from '#tests/fakes/razorpay.ts'
import { openPortal } from '#tests/portal.ts'

const provider = await aProvider()
afterAll(() => provider.close())
const { context } = await openPortal({ config: readConfig(provider.env) })
const lines: string[] = []
const app = await buildServer(context, { logLevel: 'trace', logTo: { write: (line) => void lines.push(line) } })
afterAll(() => app.close())
const from = { method: 'POST', remoteAddress: '203.0.113.78' } as const

test('orders, events, the provider’s forms and errors are logged without personal data and secrets', async () => {
  const ordered = await app.inject({ ...from, url: '/api/razorpay/create-order', payload: { amount: 100 } })
  const paid = provider.pay(ordered.json<{ id: string }>().id)
  const payer = { email: 'thangamani@example.in', contact: '+919876543210', vpa: 'thangamani@okaxis', card: { last4: '4366' } }
  const event = provider.tell('payment.captured', paid, payer)
  const webhook = { ...from, url: '/api/razorpay/webhook', headers: event.headers }
  expect((await app.inject({ ...webhook, payload: event.body })).statusCode).toBe(200)
  expect((await app.inject({ ...webhook, payload: Buffer.from('{}') })).statusCode).toBe(400)
  const form = new URLSearchParams({
    razorpay_order_id: paid.orderId,
    razorpay_payment_id: paid.paymentId,
    razorpay_signature: paid.signature,
  })
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  await app.inject({ ...from, url: '/payment-callback', payload: form.toString(), headers })
  provider.turn({ refuse: 500 })
  expect((await app.inject({ ...from, url: '/api/razorpay/create-order', payload: { amount: 100 } })).statusCode).toBe(503)
  const log = lines.join('')
  expect(log).toContain('an event of the payment provider')
  expect(log).toContain('the provider answered 500 BAD_REQUEST_ERROR')
  const secrets = [paid.signature, event.headers['x-razorpay-signature'] ?? '', provider.env['RAZORPAY_KEY_SECRET'] ?? '']
  const cookies = ordered.cookies.map(({ value }) => value)
  for (const hidden of ['thangamani', '9876543210', '4366', 'asha@example.in', '203.0.113.78', ...secrets, ...cookies])
    expect(log).not.toContain(hidden)
})
