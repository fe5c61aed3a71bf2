import { expect, test } from 'vitest'
import { openPortal, testPassword } from '#tests/portal.ts'

const minuteMs = 60_000
// The beginning of a rate limit's window, so that no window ends during a test.
const start = Math.ceil(Date.now() / (15 * minuteMs)) * 15 * minuteMs
const portal = await openPortal({ clock: () => new Date(start) })
let network = 0

type Fields = Readonly<Record<string, string>>

function send(fields: Fields, headers: Fields = { 'sec-fetch-site': 'same-origin' }, remoteAddress = `10.1.0.${++network}`) {
  return portal.app.inject({
    method: 'POST',
    url: '/auth',
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost:3000', ...headers },
    remoteAddress,
  })
}

test('the form without scripts signs in and redirects', async () => {
  const { email, id } = await portal.aUser()
  const answer = await send({ email, password: testPassword, returnTo: '/jobs?q=nurse' })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/jobs?q=nurse'])
  for (const cookie of [answer.headers['set-cookie']].flat()) expect(cookie).toMatch(/HttpOnly.*SameSite=Lax/)
  expect((await portal.withCookie(answer)('GET /api/auth/user')).json()).toMatchObject({ id })
})

test.each([
  ['a wrong password', { password: 'papayas-in-june' }, '/auth?error=wrong_password'],
  ['a password that can be none', { password: 'no' }, '/auth?error=wrong_password'],
  [
    'an employer, who goes back to a screen for employers',
    { password: 'papayas-in-june', for: 'employers' },
    '/employer/login?error=wrong_password',
  ],
  ['a way back', { password: 'papayas-in-june', returnTo: '/profile' }, '/auth?error=wrong_password&returnTo=%2Fprofile'],
])('%s leads back to the screen, which says so', async (_, fields, place) => {
  const { email } = await portal.aUser()
  const answer = await send({ email, ...fields })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, place])
  expect((await portal.withCookie(answer)('GET /api/auth/user')).statusCode).toBe(401)
})

test('the typed email address is shown again in this browser only, and is in no URL', async () => {
  const { email } = await portal.aUser()
  const answer = await send({ email, password: 'papayas-in-june' })
  expect(decodeURIComponent(String(answer.headers.location))).not.toContain(email)
  expect((await portal.withCookie(answer)('GET /api/auth/typed-email')).json()).toEqual({ email })
  expect((await portal.visitor.call('GET /api/auth/typed-email')).json()).toEqual({ email: '' })
})

test('a cookie cannot put other text into the screen', async () => {
  const forged = await portal.app.inject({
    url: '/api/auth/typed-email',
    headers: { host: 'localhost:3000', cookie: 'pasand_typed_email=call-0900-12345.made-up' },
  })
  expect(forged.json()).toEqual({ email: '' })
})

test('an unverified email address gets a message of its own', async () => {
  const { email } = await portal.aUser()
  await portal.db.updateTable('users').set({ emailVerified: false }).where('email', '=', email).execute()
  expect((await send({ email, password: testPassword })).headers.location).toBe('/auth?error=not_verified')
})

test('the form does not redirect to other sites', async () => {
  const { email } = await portal.aUser()
  const answer = await send({ email, password: testPassword, returnTo: '//evil.example/jobs' })
  expect(answer.headers.location).toBe('/')
})

test('the form shares the limit of the call: six failures in a row are too many, by either way', async () => {
  const { email } = await portal.aUser()
  const from = '127.0.0.1'
  for (let attempt = 0; attempt < 5; attempt++) await send({ email, password: 'papayas-in-june' }, undefined, from)
  expect((await send({ email, password: testPassword }, undefined, from)).headers.location).toBe('/auth?error=too_many')
  expect((await portal.visitor.call('POST /api/auth/login', { email, password: testPassword })).statusCode).toBe(429)
})

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a neighbour', { 'sec-fetch-site': 'same-site' }],
  ['an older browser on another site', { origin: 'https://evil.example' }],
  ['nobody knows where', {}],
])('a form from %s signs nobody in', async (_, headers) => {
  const { email } = await portal.aUser()
  const answer = await send({ email, password: testPassword }, headers)
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined])
})

test('for an older browser, the Origin header proves that the form is ours', async () => {
  const { email } = await portal.aUser()
  expect((await send({ email, password: testPassword }, { origin: 'http://localhost:3000' })).statusCode).toBe(303)
})

test('no other path parses forms, and this one only small ones', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const elsewhere = await portal.app.inject({ method: 'POST', url: '/api/auth/login', headers: form, payload: 'email=a' })
  expect(elsewhere.statusCode).toBe(415)
  expect((await send({ email: 'a'.repeat(9_000) })).statusCode).toBe(413)
})
