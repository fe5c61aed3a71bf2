import { afterAll, expect, test } from 'vitest'
import { aGoogle } from '#tests/fakes/google.ts'
import { clock } from './clock.ts'
import { openOpenId } from './openid.ts'

const comeBackTo = 'http://localhost:3000/api/auth/google/callback'
const google = await aGoogle(comeBackTo)
const asha = { sub: 'asha', email: 'asha@example.in', email_verified: true }
const discovery = '/.well-known/openid-configuration'
afterAll(() => google.close())

test('a provider that does not answer times out, and is called again at the next sign-in', async () => {
  const openId = openOpenId({ ...google, clock, patienceSeconds: 2 })
  google.interfere(discovery, () => {})
  await expect(openId.begin(comeBackTo)).rejects.toMatchObject({ name: 'SignInFailed', why: expect.stringMatching(/TIMEOUT/i) })
  google.interfere(discovery, null)
  expect((await openId.begin(comeBackTo)).address).toContain(google.issuer)
})

test('a provider that does not answer after the redirect back times out too', async () => {
  const { address, trip } = await openOpenId({ ...google, clock }).begin(comeBackTo)
  const back = new URL(await google.visit(address, asha))
  google.interfere('/token', () => {})
  // Only this step has the short timeout, because on a slow machine the steps before might exceed it.
  const openId = openOpenId({ ...google, clock, patienceSeconds: 1 })
  await expect(openId.finish(back, trip)).rejects.toMatchObject({ name: 'SignInFailed', why: expect.stringMatching(/TIMEOUT/i) })
  google.interfere('/token', null)
})

test('a wrong client secret fails with the error code of the protocol', async () => {
  const openId = openOpenId({ ...google, clientSecret: 'another', clock })
  const { address, trip } = await openId.begin(comeBackTo)
  const back = new URL(await google.visit(address, asha))
  await expect(openId.finish(back, trip)).rejects.toMatchObject({ why: expect.stringContaining('invalid_client') })
})

test('a provider on another machine is never called without TLS', async () => {
  const elsewhere = openOpenId({ ...google, clock, issuer: 'http://192.0.2.1' })
  await expect(elsewhere.begin(comeBackTo)).rejects.toMatchObject({
    why: expect.stringContaining('OAUTH_HTTP_REQUEST_FORBIDDEN'),
  })
})
