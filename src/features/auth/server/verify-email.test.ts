import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openPortal, testPassword } from '#tests/portal.ts'

const hourMs = 60 * 60 * 1_000
let now = new Date()
const portal = await openPortal({ clock: () => now })
const { visitor, db } = portal

const verify = (token: string) => visitor.call('POST /api/auth/verify-email', { token })
const resend = (email: string) => visitor.call('POST /api/auth/resend-verification', { email })
const signIn = (email: string) => visitor.call('POST /api/auth/login', { email, password: testPassword })

async function aNewcomer(): Promise<string> {
  const email = `${randomUUID()}@example.in`
  await visitor.call('POST /api/auth/register', { email, password: testPassword, firstName: 'Asha', lastName: 'Menon' })
  return email
}

/** The tokens in the emails to an address, the oldest first. Each link is on its own line. */
async function tokensTo(email: string): Promise<string[]> {
  await portal.settle()
  return portal.emails
    .filter(({ to }) => to === email)
    .map(({ text }) => /^http:\/\/localhost:3000\/verify-email\?token=([\w-]{43})$/m.exec(text)?.[1] ?? 'no link')
}

test('the link in the email verifies the address, and only then sign-in works', async () => {
  const email = await aNewcomer()
  expect((await signIn(email)).statusCode).toBe(403)
  const [token = ''] = await tokensTo(email)
  const answer = await verify(token)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ message: 'Email verified successfully! You can now log in.' })
  expect((await signIn(email)).statusCode).toBe(200)
})

test('a link works once', async () => {
  const [token = ''] = await tokensTo(await aNewcomer())
  await verify(token)
  const again = await verify(token)
  expect(again.statusCode).toBe(400)
  expect(again.json()).toMatchObject({ code: 'deadToken' })
})

test('of two concurrent uses of one link, one succeeds', async () => {
  const [token = ''] = await tokensTo(await aNewcomer())
  const answers = await Promise.all([verify(token), verify(token)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400])
})

test('a link is valid for 24 hours', async () => {
  const [token = ''] = await tokensTo(await aNewcomer())
  const sentAt = now
  now = new Date(sentAt.getTime() + 24 * hourMs)
  expect((await verify(token)).statusCode).toBe(400)
  now = new Date(sentAt.getTime() + 24 * hourMs - 1)
  expect((await verify(token)).statusCode).toBe(200)
})

test('the table contains nothing that works as a link', async () => {
  const email = await aNewcomer()
  const [token = ''] = await tokensTo(email)
  const row = await db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
  expect(row.emailVerifyToken).toHaveLength(32)
  expect(JSON.stringify(row)).not.toContain(token)
  expect((await verify(row.emailVerifyToken?.toString('base64url') ?? '')).statusCode).toBe(400)
})

test.each([
  ['', 'The link is incomplete'],
  [undefined, 'The link is incomplete'],
])('a link without a token is incomplete', async (token, message) => {
  const answer = await visitor.call('POST /api/auth/verify-email', { token })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ message })
})

test('an email that is requested again has a new link, and the old one is invalid', async () => {
  const email = await aNewcomer()
  await tokensTo(email)
  expect((await resend(email.toUpperCase())).json()).toEqual({ message: 'Verification email sent!' })
  const [first = '', second = ''] = await tokensTo(email)
  expect((await verify(first)).statusCode).toBe(400)
  expect((await verify(second)).statusCode).toBe(200)
})

test('requesting an email does not reveal who has an account, and sends one only to unverified accounts', async () => {
  const { email: verified } = await portal.aUser()
  const unknown = `${randomUUID()}@example.in`
  for (const email of [verified, unknown]) {
    const answer = await resend(email)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ message: 'Verification email sent!' })
    expect(await tokensTo(email)).toEqual([])
  }
})

test('emails to one address are limited', async () => {
  const email = await aNewcomer()
  for (let i = 0; i < 3; i++) expect((await resend(email)).statusCode).toBe(200)
  const answer = await resend(` ${email.toUpperCase()}`)
  expect(answer.statusCode).toBe(429)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
})

test('the email does not contain a name that a stranger may have typed', async () => {
  const email = `${randomUUID()}@example.in`
  const name = 'Win a prize at evil.example'
  await visitor.call('POST /api/auth/register', { email, password: testPassword, firstName: name, lastName: name })
  await portal.settle()
  const sentEmail = portal.emails.find(({ to }) => to === email)
  expect(`${sentEmail?.subject} ${sentEmail?.text}`).not.toContain('evil.example')
})

test('the link leads on to the screen that required the account, also when it is sent again, and never to another site', async () => {
  const person = { password: testPassword, firstName: 'Asha', lastName: 'Menon' }
  const place = '/jobs/1?from=list#apply'
  const email = `${randomUUID()}@example.in`
  await visitor.call('POST /api/auth/register', { ...person, email, returnTo: place })
  await visitor.call('POST /api/auth/resend-verification', { email, returnTo: place })
  const stranger = `${randomUUID()}@example.in`
  await visitor.call('POST /api/auth/register', { ...person, email: stranger, returnTo: '//evil.example' })
  await portal.settle()
  const linksTo = (address: string) =>
    portal.emails.filter(({ to }) => to === address).map(({ text }) => /verify-email\?token=[\w-]{43}(.*)$/m.exec(text)?.[1])
  const onward = `&returnTo=${encodeURIComponent(place)}`
  expect(linksTo(email)).toEqual([onward, onward])
  expect(linksTo(stranger)).toEqual([''])
})
