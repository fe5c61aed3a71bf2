import { expect, test } from 'vitest'
import { ensureAdministrator } from '#features/staff/server/public.ts'
import { openPortal } from '../portal.ts'
import { aStaffAccount, cookiesOf, postFrom, signIn, staffPassword, statusesOf, withSecondFactor } from './staff-world.ts'

let now = new Date()
const portal = await openPortal({ clock: () => now })
const later = (minutes: number): void => void (now = new Date(now.getTime() + minutes * 60_000))
const address = (n: number): string => `198.51.${n >> 8}.${n & 255}`
const changed = 'tamarinds-in-may'

const forgot = (email: string, remoteAddress?: string) =>
  postFrom(portal, 'forgot-password', { email }, remoteAddress ? { remoteAddress } : {})
const reset = (token: string, password = changed, confirmPassword = password) =>
  postFrom(portal, 'reset-password', { token, password, confirmPassword })

/** The tokens of the emails to this address, the newest last. */
async function tokensTo(email: string): Promise<string[]> {
  await portal.settle()
  const texts = portal.emails.filter(({ to }) => to === email).map(({ text }) => text)
  return texts.flatMap((text) => /forgot-password\?token=([\w-]+)/.exec(text)?.[1] ?? [])
}

test('a reset link works once, ends every sign-in and is stored as a hash', async () => {
  const person = await aStaffAccount(portal)
  const call = portal.withCookie(await signIn(portal, person))
  expect((await forgot(` ${person.email.toUpperCase()} `)).json()).toEqual({
    message: 'If the email exists, a reset link has been sent to it.',
  })
  const [token = ''] = await tokensTo(person.email)
  const { rows } = await portal.pool.query('select row_to_json(admin_users)::text as row from admin_users where id = $1', [
    person.id,
  ])
  expect(JSON.stringify(rows)).not.toContain(token)
  expect((await reset(token, changed, 'tamarinds-in-june')).json().message).toBe("Passwords don't match")
  expect((await reset(token, 'short')).json().message).toBe('Password must be at least 6 characters')
  expect((await reset('', changed)).json().message).toBe('Reset token is required')
  expect((await reset(token, 'password123')).json()).toMatchObject({ code: 'commonPassword' })
  expect((await reset(token)).json()).toEqual({ message: 'Password Reset Successful' })
  expect((await reset(token, 'jamuns-in-july')).json()).toMatchObject({
    code: 'deadToken',
    message: 'Invalid or expired reset token',
  })
  expect((await call('GET /api/admin/me')).statusCode).toBe(401)
  expect((await signIn(portal, person)).statusCode).toBe(401)
  expect((await postFrom(portal, 'login', { email: person.email, password: changed })).statusCode).toBe(200)
  await portal.settle()
  expect(portal.emails.at(-1)?.text).toContain('The password of your staff account was changed')
})

test('of two resets with one link at the same moment one succeeds', async () => {
  const person = await aStaffAccount(portal)
  await forgot(person.email)
  const [token = ''] = await tokensTo(person.email)
  const passwords = ['tamarinds-in-may', 'jamuns-in-july', 'figs-in-october', 'dates-in-august']
  const answers = await Promise.all(passwords.map((password) => reset(token, password)))
  expect(statusesOf(answers)).toEqual([200, 400, 400, 400])
  // One after the other: many at once may be sent away while the machine is busy.
  const works: number[] = []
  for (const password of passwords) works.push((await postFrom(portal, 'login', { email: person.email, password })).statusCode)
  expect(works).toEqual(answers.map(({ statusCode }) => (statusCode === 200 ? 200 : 401)))
})

test('a link ends after an hour, and with the next one', async () => {
  const person = await aStaffAccount(portal)
  await forgot(person.email)
  const [first = ''] = await tokensTo(person.email)
  await forgot(person.email)
  const [, second = ''] = await tokensTo(person.email)
  expect((await reset(first)).statusCode).toBe(400)
  later(60)
  expect((await reset(second)).statusCode).toBe(400)
})

test('a reset does not pass by the second factor, and ends a sign-in between its two steps', async () => {
  const person = await withSecondFactor(portal)
  const first = await signIn(portal, person)
  await forgot(person.email)
  const [token = ''] = await tokensTo(person.email)
  expect((await reset(token)).statusCode).toBe(200)
  const code = person.recoveryCodes[0] ?? ''
  expect((await postFrom(portal, 'second-factor', { code }, { cookies: cookiesOf(first) })).json()).toMatchObject({
    code: 'signInAgain',
  })
  expect((await postFrom(portal, 'login', { email: person.email, password: changed })).json()).toMatchObject({ next: 'code' })
})

test('who belongs to the staff is not revealed, and nobody else gets an email', async () => {
  const gone = await aStaffAccount(portal)
  await portal.db.updateTable('adminUsers').set({ isActive: false }).where('id', '=', gone.id).execute()
  const user = await portal.aUser()
  for (const email of ['nobody@pasand.example', gone.email, user.email]) {
    const answer = await forgot(email)
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: 'If the email exists, a reset link has been sent to it.' },
    ])
    expect(await tokensTo(email)).toEqual([])
  }
})

test('resets are limited from many addresses: three emails to a mailbox, and dead links for a network', async () => {
  const person = await aStaffAccount(portal)
  const answers = []
  for (let n = 0; n < 8; n++) answers.push(await forgot(person.email, address(n)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429, 429, 429, 429, 429])
  expect(await tokensTo(person.email)).toHaveLength(3)
  const body = { token: 'made-up', password: changed, confirmPassword: changed }
  const guesses = []
  for (let n = 0; n < 32; n++) guesses.push(await postFrom(portal, 'reset-password', body, { remoteAddress: address(300) }))
  expect(statusesOf(guesses)).toEqual([...Array<number>(30).fill(400), 429, 429])
})

test('a password that was reset survives the next start, whatever ADMIN_PASSWORD says, until that is changed', async () => {
  const administrator = { email: 'boss@pasand.example', password: staffPassword }
  await ensureAdministrator(portal.db, administrator)
  await forgot(administrator.email)
  const [token = ''] = await tokensTo(administrator.email)
  expect((await reset(token)).statusCode).toBe(200)
  await ensureAdministrator(portal.db, administrator)
  const login = async (password: string) => (await postFrom(portal, 'login', { email: administrator.email, password })).statusCode
  expect([await login(staffPassword), await login(changed)]).toEqual([401, 200])
  await ensureAdministrator(portal.db, { ...administrator, password: 'papayas-in-june' })
  expect([await login(changed), await login('papayas-in-june')]).toEqual([401, 200])
})
