import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { countOf } from '#platform/server/rate-limits/rate-limit.ts'
import { openPortal, testPassword } from '#tests/portal.ts'
import { loginGuesses } from './rate-limits.ts'

const minuteMs = 60_000
const portal = await openPortal()
let network = 0

/** Each test guesses from a network of its own, so that none uses up the attempts of another. */
function from(ip = `10.0.${++network >> 8}.${network & 255}`) {
  return (email: string, password: string) =>
    portal.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password }, remoteAddress: ip })
}

async function statuses(answers: readonly Promise<{ readonly statusCode: number }>[]): Promise<number[]> {
  return (await Promise.all(answers)).map(({ statusCode }) => statusCode)
}

test('the right password returns the signed-in person, and no secrets', async () => {
  const { email, id } = await portal.aUser({ firstName: 'Asha', lastName: 'Menon' })
  const answer = await from()(email.toUpperCase(), testPassword)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({
    id,
    email,
    firstName: 'Asha',
    lastName: 'Menon',
    profileImageUrl: null,
    emailVerified: true,
    cvBuilt: false,
    isEmployer: false,
  })
})

test('a wrong password and an unknown address get the same answer', async () => {
  const { email } = await portal.aUser()
  const wrong = await from()(email, 'papayas-in-june')
  const unknown = await from()('nobody@example.in', 'papayas-in-june')
  expect(wrong.statusCode).toBe(401)
  expect(wrong.json()).toEqual({ message: 'Invalid email or password', code: 'wrongPassword' })
  expect(unknown.statusCode).toBe(401)
  expect(unknown.json()).toEqual(wrong.json())
})

test('only a person with the right password learns that an address is not verified', async () => {
  const email = `${randomUUID()}@example.in`
  await portal.visitor.call('POST /api/auth/register', { email, password: testPassword, firstName: 'Asha', lastName: 'Menon' })
  expect((await from()(email, 'papayas-in-june')).statusCode).toBe(401)
  const answer = await from()(email, testPassword)
  expect(answer.statusCode).toBe(403)
  expect(answer.json()).toEqual({ message: 'Please verify your email before logging in', code: 'emailNotVerified' })
  expect(answer.cookies).toEqual([])
})

test('after five failures from one network the account is locked for that network only, until the window ends', async () => {
  const { email } = await portal.aUser()
  const guess = from()
  for (let i = 0; i < 5; i++) expect((await guess(email, 'papayas-in-june')).statusCode).toBe(401)
  const answer = await guess(email, testPassword)
  expect(answer.statusCode).toBe(429)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect((await from()(email, testPassword)).statusCode, 'a stranger elsewhere locks nobody out').toBe(200)
  await portal.pool.query('update rate_limits set expire = expire - $1', [15 * minuteMs])
  expect((await guess(email, testPassword)).statusCode).toBe(200)
})

test('another spelling of the email address counts for the same account', async () => {
  const { email } = await portal.aUser()
  const guess = from()
  for (let i = 0; i < 5; i++) await guess(i % 2 ? email : email.toUpperCase(), 'papayas-in-june')
  expect((await guess(email, testPassword)).statusCode).toBe(429)
})

test('an account that does not exist is locked in the same way', async () => {
  const email = `${randomUUID()}@example.in`
  const guess = from()
  for (let i = 0; i < 5; i++) expect((await guess(email, 'papayas-in-june')).statusCode).toBe(401)
  expect((await guess(email, 'papayas-in-june')).statusCode).toBe(429)
})

test('concurrent guesses get no more answers than guesses one after another', async () => {
  const { email } = await portal.aUser()
  const guess = from()
  const answers = await statuses(Array.from({ length: 12 }, () => guess(email, 'papayas-in-june')))
  expect(answers.filter((status) => status === 401)).toHaveLength(5)
  expect(answers.filter((status) => status === 429)).toHaveLength(7)
})

test('after twenty people behind one network have mistyped, a neighbour can sign in; three hundred failures lock the network', async () => {
  const { email } = await portal.aUser()
  const ip = `10.0.0.${++network}`
  for (let i = 0; i < 20; i++) expect((await from(ip)(`${randomUUID()}@example.in`, 'papayas-in-june')).statusCode).toBe(401)
  expect((await from(ip)(email, testPassword)).statusCode).toBe(200)
  await portal.context.rateLimits.add([countOf(loginGuesses.perNetwork, ip)], 280)
  expect((await from(ip)(email, testPassword)).statusCode).toBe(429)
  expect((await from()(email, testPassword)).statusCode).toBe(200)
})

test('the many addresses of one IPv6 network count as one', async () => {
  const { email } = await portal.aUser()
  for (let i = 0; i < 5; i++) await from(`2001:db8:0:7::${i.toString(16)}`)(email, 'papayas-in-june')
  expect((await from('2001:db8:0:7:ffff::1')(email, testPassword)).statusCode).toBe(429)
  expect((await from('2001:db8:0:8::1')(email, testPassword)).statusCode).toBe(200)
})

test('correct sign-ins are never limited', async () => {
  const { email } = await portal.aUser()
  const signIn = from()
  for (let i = 0; i < 7; i++) expect((await signIn(email, testPassword)).statusCode).toBe(200)
})

test('the counters do not reveal whose attempts they count', async () => {
  const { email } = await portal.aUser()
  await from('192.0.2.77')(email, 'papayas-in-june')
  const { rows } = await portal.context.searchPool.query<{ key: string }>('select key from rate_limits')
  expect(rows.length).toBeGreaterThan(0)
  for (const { key } of rows) {
    expect(key).not.toContain(email)
    expect(key).not.toContain('192.0.2.77')
  }
})
