/** A signature for one purpose is not valid for another, and nobody gets a chosen text signed. */
import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { keysFrom } from '#platform/server/keys.ts'
import { openPortal, testPassword } from '#tests/portal.ts'
import { publicConfig } from '#tests/support/public-config.ts'

const portal = await openPortal()
const publicPortal = await openPortal({ config: publicConfig })

test('each purpose has a key of its own, the same in every process', () => {
  const keys = (['cookies', 'unsubscribe links', 'sandbox payments', 'sandbox webhooks'] as const).map(keysFrom('a secret'))
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(4)
  expect(keysFrom('a secret')('cookies')).toEqual(keys[0])
  expect(keysFrom('another')('cookies')).not.toEqual(keys[0])
})

test('what a stranger types into the sign-in comes back without a signature', async () => {
  const { id } = await portal.aUser()
  const typed = `unsubscribe@${id}.alerts`
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/auth',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: new URLSearchParams({ email: typed, password: 'papayas-in-june' }).toString(),
  })
  expect(answer.cookies.map(({ value }) => value)).toEqual([typed])
})

test('a link that is signed with the secret itself switches nothing off', async () => {
  const { id } = await portal.aUser()
  const signed = createHmac('sha256', 'a secret of thirty-two characters').update(`unsubscribe ${id} alerts`).digest('base64url')
  const answer = await portal.visitor.call('POST /api/unsubscribe', { token: `${id}.alerts.${signed}` })
  expect(answer.statusCode).toBe(400)
})

test('the value of one cookie is not valid in another', async () => {
  const { email } = await portal.aUser()
  const signedIn = await portal.visitor.call('POST /api/auth/login', { email, password: testPassword })
  const value = signedIn.cookies[0]?.value ?? ''
  expect(portal.app.unsignCookie(`pasand_session=${value}`).valid).toBe(true)
  for (const text of [value, `pasand_staff=${value}`, `pasand_google=${value}`])
    expect([text, portal.app.unsignCookie(text).valid]).toEqual([text, false])
})

test('on a public portal a cookie that a neighbouring host has planted is not looked at', async () => {
  const [owner, attacker] = [await publicPortal.aUser(), await publicPortal.aUser()]
  const signIn = async (email: string) => publicPortal.visitor.call('POST /api/auth/login', { email, password: testPassword })
  const [own, planted] = [(await signIn(owner.email)).cookies[0], (await signIn(attacker.email)).cookies[0]]
  expect(own).toMatchObject({ name: '__Host-pasand_session', secure: true, httpOnly: true, path: '/', sameSite: 'Lax' })
  expect(own).not.toHaveProperty('domain')
  const cookie = `pasand_session=${encodeURIComponent(planted?.value ?? '')}; ${own?.name}=${encodeURIComponent(own?.value ?? '')}`
  const answer = await publicPortal.app.inject({ url: '/api/auth/user', headers: { cookie } })
  expect(answer.json()).toMatchObject({ email: owner.email })
  const goodbye = await publicPortal.app.inject({ method: 'GET', url: '/api/logout', headers: { cookie } })
  expect(goodbye.cookies).toMatchObject([{ name: '__Host-pasand_session', value: '', secure: true, path: '/' }])
})
