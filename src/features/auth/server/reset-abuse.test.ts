import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openPortal, testPassword } from '#tests/portal.ts'
import { newPassword, resetting } from '#tests/factories/resetting.ts'
import { lockPerson, untilWaiting } from '#tests/support/waiting-transactions.ts'

const hourMs = 60 * 60 * 1_000
// A stopped clock, at the beginning of a window of the rate limits.
let now = new Date(Math.ceil(Date.now() / hourMs) * hourMs)
const portal = await openPortal({ clock: () => now })
const { aForgetful, aNewcomer, forgot, reset, signIn, tokensTo } = resetting(portal)
const { visitor, db } = portal

test('a sign-in with the old password that begins before the reset and ends after it is refused', async () => {
  const { id, email, token } = await aForgetful()
  const release = await lockPerson(portal, id)
  const changing = reset(token)
  await untilWaiting(portal, 1)
  const signingIn = signIn(email, testPassword)
  await untilWaiting(portal, 2)
  await release()
  expect((await changing).statusCode).toBe(200)
  expect((await signingIn).statusCode).toBe(401)
  expect((await signingIn).cookies).toEqual([])
})

test('a sign-in with the old password that completes just before the reset is ended by it', async () => {
  const { id, email, token } = await aForgetful()
  const release = await lockPerson(portal, id)
  const signingIn = signIn(email, testPassword)
  await untilWaiting(portal, 1)
  const changing = reset(token)
  await untilWaiting(portal, 2)
  await release()
  expect([(await signingIn).statusCode, (await changing).statusCode]).toEqual([200, 200])
  expect((await portal.withCookie(await signingIn)('GET /api/auth/user')).statusCode).toBe(401)
})

test('a link works once', async () => {
  const { token } = await aForgetful()
  await reset(token)
  const again = await reset(token, 'papayas-in-june')
  expect(again.statusCode).toBe(400)
  expect(again.json()).toEqual({
    message: 'This link has expired or has been used already. Please request a new password reset.',
    code: 'deadToken',
  })
})

test('of two concurrent uses of one link, one succeeds', async () => {
  const { id, email, token } = await aForgetful()
  const release = await lockPerson(portal, id)
  const both = [reset(token, 'guavas-in-july'), reset(token, 'papayas-in-june')]
  await untilWaiting(portal, 2)
  await release()
  const statuses = (await Promise.all(both)).map(({ statusCode }) => statusCode)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400])
  const winner = statuses[0] === 200 ? 'guavas-in-july' : 'papayas-in-june'
  expect((await signIn(email, winner)).statusCode).toBe(200)
})

test('a link is valid for one hour', async () => {
  const { token } = await aForgetful()
  const sentAt = now
  now = new Date(sentAt.getTime() + hourMs)
  expect((await reset(token)).statusCode).toBe(400)
  now = new Date(sentAt.getTime() + hourMs - 1)
  expect((await reset(token)).statusCode).toBe(200)
  now = sentAt
})

test('only the newest link works', async () => {
  const { email, token } = await aForgetful()
  await forgot(email)
  const [, newer = ''] = await tokensTo(email)
  expect((await reset(token)).statusCode).toBe(400)
  expect((await reset(newer)).statusCode).toBe(200)
})

test('the table contains nothing that works as a link', async () => {
  const { id, token } = await aForgetful()
  const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(row.resetToken).toHaveLength(32)
  expect(JSON.stringify(row)).not.toContain(token)
  expect((await reset(`reset-${row.resetToken?.toString('base64url')}`)).statusCode).toBe(400)
})

test('a link to verify an email address cannot reset a password, and vice versa', async () => {
  const { token } = await aForgetful()
  expect((await visitor.call('POST /api/auth/verify-email', { token })).statusCode).toBe(400)
  const email = await aNewcomer()
  await portal.settle()
  const verification = /verify-email\?token=([\w-]{43})/.exec(portal.emails.find(({ to }) => to === email)?.text ?? '')?.[1]
  expect((await reset(verification)).statusCode).toBe(400)
})

test('a request does not reveal who has an account, and sends an email only if there is one', async () => {
  const unknown = `${randomUUID()}@example.in`
  const answers = [await forgot((await portal.aUser()).email), await forgot(unknown)]
  for (const answer of answers) {
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ message: 'If this email exists, a reset link has been sent to your inbox.' })
  }
  expect(await tokensTo(unknown)).toEqual([])
})

test('emails are limited per address and per network', async () => {
  const { email } = await portal.aUser()
  for (let i = 0; i < 3; i++) expect((await forgot(email)).statusCode).toBe(200)
  const flooded = await forgot(email.toUpperCase())
  expect(flooded.statusCode).toBe(429)
  expect(Number(flooded.headers['retry-after'])).toBeGreaterThan(0)
  for (let i = 0; i < 20; i++) expect((await forgot(`${randomUUID()}@example.in`, '10.1.0.1')).statusCode).toBe(200)
  expect((await forgot(`${randomUUID()}@example.in`, '10.1.0.1')).statusCode).toBe(429)
})

test('guessing links is stopped after thirty attempts', async () => {
  for (let i = 0; i < 30; i++) expect((await reset(`reset-${randomUUID()}`, newPassword, '10.1.0.1')).statusCode).toBe(400)
  const refused = await reset(`reset-${randomUUID()}`, newPassword, '10.1.0.1')
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})
