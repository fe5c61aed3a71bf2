import { expect, test } from 'vitest'
import { openPortal, testPassword } from '#tests/portal.ts'

const portal = await openPortal()
let network = 0

/** Each test guesses from a network of its own, so that none uses up the attempts of another. */
function from(ip = `10.1.0.${++network}`) {
  return (email: string, password: string) =>
    portal.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password }, remoteAddress: ip })
}

async function statuses(answers: readonly Promise<{ readonly statusCode: number }>[]): Promise<number[]> {
  return (await Promise.all(answers)).map(({ statusCode }) => statusCode)
}

test('an account that many networks try answers one attempt in ten seconds', async () => {
  const { email } = await portal.aUser()
  for (let i = 0; i < 20; i++) await from()(email, 'papayas-in-june')
  expect((await from()(email, 'papayas-in-june')).statusCode).toBe(429)
  const refused = await from()(email, testPassword)
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(10)
  await portal.pool.query('update rate_limits set expire = expire - 10000')
  expect((await from()(email, testPassword)).statusCode, 'the next turn').toBe(200)
})

test('concurrent guesses from many networks get no more answers', async () => {
  const { email } = await portal.aUser()
  const answers = await statuses(Array.from({ length: 40 }, () => from()(email, 'papayas-in-june')))
  expect(answers.filter((status) => status === 401).length).toBeLessThanOrEqual(20)
})

test('a browser that has signed in before can still sign in, with its own limit of five failures', async () => {
  const { email } = await portal.aUser()
  const ip = `10.0.0.${++network}`
  const [known] = (await from(ip)(email, testPassword)).cookies.filter(({ name }) => name === 'pasand_known')
  expect(known).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  expect(known?.value).not.toContain(email)
  const own = (password: string, to = email) =>
    portal.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: to, password },
      remoteAddress: ip,
      cookies: { pasand_known: known?.value ?? '' },
    })
  for (let i = 0; i < 5; i++) await from(ip)(email, 'papayas-in-june')
  for (let i = 0; i < 20; i++) await from()(email, 'papayas-in-june')
  expect((await from(ip)(email, testPassword)).statusCode).toBe(429)
  expect((await own(testPassword)).statusCode).toBe(200)
  for (let i = 0; i < 5; i++) expect((await own('papayas-in-june')).statusCode).toBe(401)
  expect((await own(testPassword)).statusCode).toBe(429)
  const other = await portal.aUser()
  for (let i = 0; i < 5; i++) await own('papayas-in-june', other.email)
  expect((await own(testPassword, other.email)).statusCode, 'it is known to its own account alone').toBe(429)
})
