import { afterAll, expect, test } from 'vitest'
import { readConfig } from '#platform/server/config/read-config.ts'
import { aProvider } from '#tests/fakes/razorpay.ts'
import { openPortal, testPassword } from '#tests/portal.ts'

const provider = await aProvider()
afterAll(() => provider.close())
let now = new Date()
const portal = await openPortal({ config: readConfig(provider.env), clock: () => now })
const { visitor } = portal

test('a refund needs a password entered in the last minutes, so that an unattended browser cannot make one', async () => {
  const answer = await visitor.call('POST /api/razorpay/create-order', { amount: 500 })
  const paid = provider.pay(answer.json<{ id: string }>().id)
  const { body, headers } = provider.tell('payment.captured', paid)
  expect((await visitor.call('POST /api/razorpay/webhook', body, headers)).statusCode).toBe(200)
  const { call } = await portal.aStaffMember('sales')
  const refund = (by = call) =>
    by(`POST /api/admin/payments/${paid.paymentId}/refunds`, { amountPaise: 500_00, reason: 'Bought by mistake' })
  now = new Date(now.getTime() + 16 * 60_000)
  const refused = await refund()
  expect([refused.statusCode, refused.json()]).toEqual([403, { code: 'passwordNeeded', message: 'Please confirm your password' }])
  await portal.settle()
  expect([...provider.refunds.values()]).toEqual([])
  const confirmed = await call('POST /api/admin/confirm-password', { password: testPassword })
  expect(confirmed.statusCode).toBe(200)
  expect((await refund(portal.withCookie(confirmed))).statusCode).toBe(201)
  await portal.settle()
  expect([...provider.refunds.values()]).toHaveLength(1)
})
