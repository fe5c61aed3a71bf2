import { expect, test } from 'vitest'
import { openPortal, testPassword } from '#tests/portal.ts'
import { newPassword, resetting } from '#tests/factories/resetting.ts'

// A stopped clock, so that no window of the rate limits ends during a test.
const now = new Date()
const portal = await openPortal({ clock: () => now })
const { aForgetful, aNewcomer, forgot, reset, signIn, tokensTo } = resetting(portal)

test('the link in the email changes the password, and the old password stops working', async () => {
  const { email, token } = await aForgetful()
  const answer = await reset(token)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ message: 'Password reset successfully! You can now log in with your new password.' })
  expect(
    answer.cookies.map(({ name }) => name),
    'nobody is signed in by it',
  ).toEqual(['pasand_known'])
  expect((await signIn(email, testPassword)).statusCode).toBe(401)
  expect((await signIn(email, newPassword)).statusCode).toBe(200)
})

test('a reset signs out every device', async () => {
  const asha = await aForgetful()
  const phone = portal.withCookie(await signIn(asha.email, testPassword))
  await reset(asha.token)
  for (const call of [asha.call, phone]) expect((await call('GET /api/auth/user')).statusCode).toBe(401)
})

test('a reset leaves the devices of others signed in', async () => {
  const ravi = await portal.aUser()
  await reset((await aForgetful()).token)
  expect((await ravi.call('GET /api/auth/user')).statusCode).toBe(200)
})

test.each([[undefined], ['']])('without a token (%s) the link is refused', async (token) => {
  const answer = await reset(token)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ message: 'Invalid reset token. Please request a new password reset.' })
})

test.each([
  ['12345', 'Password must be at least 6 characters'],
  ['Password123', 'This password is too easy to guess. Please choose another.'],
])('the new password %s is refused as at registration, and the link stays good', async (password, message) => {
  const { token } = await aForgetful()
  const answer = await reset(token, password)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ message })
  expect((await reset(token)).statusCode).toBe(200)
})

test('following the link verifies the address', async () => {
  const email = await aNewcomer()
  expect((await signIn(email, testPassword)).statusCode).toBe(403)
  await forgot(email)
  const [token] = await tokensTo(email)
  await reset(token)
  expect((await signIn(email, newPassword)).statusCode).toBe(200)
})

test('after too many guesses, a reset unlocks the account', async () => {
  const { email, token } = await aForgetful()
  for (let i = 0; i < 6; i++) await signIn(email, 'papayas-in-june')
  expect((await signIn(email, testPassword)).statusCode).toBe(429)
  await reset(token)
  expect((await signIn(email, newPassword)).statusCode).toBe(200)
})

test('one email reports that the password was changed', async () => {
  const { email, token } = await aForgetful()
  await reset(token)
  await portal.settle()
  const emails = portal.emails.filter(({ to, key }) => to === email && key.startsWith('password-changed-'))
  expect(emails).toHaveLength(1)
  expect(emails[0]?.text).toMatch(/^http:\/\/localhost:3000\/auth\?tab=forgot-password$/m)
  expect(emails[0]?.text).not.toContain(newPassword)
})
