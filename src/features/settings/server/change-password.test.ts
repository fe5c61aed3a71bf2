import { expect, test } from 'vitest'
import { openPortal, type Person, testPassword } from '#tests/portal.ts'

const portal = await openPortal()
const newPassword = 'jackfruit-in-june'

const change = (person: Pick<Person, 'call'>, currentPassword: string, to = newPassword) =>
  person.call('POST /api/settings/password', { currentPassword, newPassword: to })

const signIn = (person: Person, password: string) =>
  portal.visitor.call('POST /api/auth/login', { email: person.email, password })

test('the new password works, the old one does not', async () => {
  const person = await portal.aUser()
  const answer = await change(person, testPassword)
  expect(answer.json()).toEqual({ message: 'Your password has been changed. All other browsers have been signed out.' })
  expect((await signIn(person, testPassword)).statusCode).toBe(401)
  expect((await signIn(person, newPassword)).statusCode).toBe(200)
})

test('this browser stays signed in, every other one is signed out', async () => {
  const person = await portal.aUser()
  const other = portal.withCookie(await signIn(person, testPassword))
  expect((await other('GET /api/auth/user')).statusCode).toBe(200)
  const here = portal.withCookie(await change(person, testPassword))
  expect((await other('GET /api/auth/user')).statusCode).toBe(401)
  expect((await here('GET /api/auth/user')).statusCode).toBe(200)
})

test('an email informs the owner of the account, without the password', async () => {
  const person = await portal.aUser()
  await change(person, testPassword)
  await portal.settle()
  const emails = portal.emails.filter(({ to, key }) => to === person.email && key.startsWith('password-changed-'))
  expect(emails).toHaveLength(1)
  expect(emails[0]?.text).not.toContain(newPassword)
})

test('without the current password nothing changes', async () => {
  const person = await portal.aUser()
  const answer = await change(person, 'not-the-password')
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'wrongPassword'])
  expect((await signIn(person, testPassword)).statusCode).toBe(200)
})

test.each([
  ['123456', 'commonPassword'],
  [testPassword, 'samePassword'],
])('%s is refused as the new one: %s', async (to, code) => {
  const person = await portal.aUser()
  expect((await change(person, testPassword, to)).json().code).toBe(code)
})

test('a password that is too short is refused as in the registration', async () => {
  const person = await portal.aUser()
  expect((await change(person, testPassword, 'abc')).json().message).toBe('Password must be at least 6 characters')
})

test('after five wrong guesses even the right password is refused for a while', async () => {
  const person = await portal.aUser()
  await Promise.all(Array.from({ length: 5 }, (_, guess) => change(person, `guess-${guess}`)))
  const answer = await change(person, testPassword)
  expect(answer.statusCode).toBe(429)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect((await signIn(person, testPassword)).statusCode).toBe(200)
})

test('a person who only signs in with Google sees how to set a password', async () => {
  const person = await portal.aUser()
  await portal.db
    .updateTable('users')
    .set({ password: null, authMethod: 'google', socialId: person.id })
    .where('id', '=', person.id)
    .execute()
  expect((await change(person, 'anything')).json().code).toBe('noPassword')
  expect((await person.call('GET /api/settings/account')).json().hasPassword).toBe(false)
})

test('the person’s own email address is refused as a password', async () => {
  const person = await portal.aUser()
  expect((await change(person, testPassword, person.email)).json().code).toBe('commonPassword')
})

test('this browser gets a new cookie, and the old one, which may have been copied, stops working', async () => {
  const person = await portal.aUser()
  const answer = await change(person, testPassword)
  expect((await portal.withCookie(answer)('GET /api/auth/user')).json()).toMatchObject({ id: person.id })
  expect((await person.call('GET /api/auth/user')).statusCode).toBe(401)
})

test('of concurrent changes one succeeds, and the others get "wrong password"', async () => {
  const person = await portal.aUser()
  const passwords = ['jackfruit-in-june', 'lychees-in-july', 'apricots-in-august', 'sapodilla-in-may']
  const answers = await Promise.all(passwords.map((to) => change(person, testPassword, to)))
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 403, 403, 403])
  expect(new Set(answers.filter(({ statusCode }) => statusCode === 403).map((answer) => answer.json().code))).toEqual(
    new Set(['wrongPassword']),
  )
  const winner = passwords[answers.findIndex(({ statusCode }) => statusCode === 200)] ?? ''
  expect((await signIn(person, winner)).statusCode).toBe(200)
})
