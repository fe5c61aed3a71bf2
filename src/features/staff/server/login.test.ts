import { expect, test } from 'vitest'
import { hashPassword } from '#platform/server/passwords.ts'
import { newId } from '#platform/server/new-id.ts'
import { openPortal } from '#tests/portal.ts'
import { insertStaff } from './queries.ts'

const portal = await openPortal()
const password = 'guavas-in-march'

async function someStaff(email: string): Promise<{ readonly id: string; readonly email: string }> {
  const person = { firstName: 'Kiran', lastName: 'Rao', role: 'support' } as const
  const id = newId()
  await insertStaff(portal.db, { id, email, password: await hashPassword(password), ...person })
  return { id, email }
}
const login = (email: string, given = password) => portal.visitor.call('POST /api/admin/login', { email, password: given })
const answerOf = ({ statusCode, json }: Awaited<ReturnType<typeof login>>): unknown => [statusCode, json().message]

test('staff sign in with a cookie of their own, and sign out again', async () => {
  const { id, email } = await someStaff('kiran@pasand.example')
  const answer = await login(' Kiran@Pasand.example ')
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { firstName: 'Kiran', lastName: 'Rao', role: 'support', next: 'dashboard' },
  ])
  const call = portal.withCookie(answer)
  expect((await call('GET /api/admin/me')).json()).toEqual({ firstName: 'Kiran', lastName: 'Rao', role: 'support' })
  expect((await call('GET /api/auth/user')).statusCode, 'staff are no users').toBe(401)
  const { lastLogin } = await portal.db
    .selectFrom('adminUsers')
    .select('lastLogin')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(lastLogin).toBeInstanceOf(Date)
  expect((await call('POST /api/admin/logout')).json()).toEqual({ message: 'Logged out successfully' })
  expect((await call('GET /api/admin/me')).statusCode).toBe(401)
  expect(email).toBe('kiran@pasand.example')
})

test('the answer does not reveal which addresses belong to staff', async () => {
  const { email } = await portal.aUser()
  const { email: known } = await someStaff('known@pasand.example')
  const answers = await Promise.all([login(email), login('nobody@pasand.example'), login(known, 'guessed wrongly')])
  for (const answer of answers) expect(answerOf(answer)).toEqual([401, 'Invalid email or password'])
})

test('a deactivated account loses access at once and cannot sign in', async () => {
  const { id, email } = await someStaff('gone@pasand.example')
  const call = portal.withCookie(await login(email))
  await portal.db.updateTable('adminUsers').set({ isActive: false }).where('id', '=', id).execute()
  expect((await call('GET /api/admin/me')).statusCode).toBe(401)
  expect(answerOf(await login(email, 'guessed wrongly'))).toEqual([401, 'Invalid email or password'])
  const refused = 'Access Denied: Only authorized email addresses can access the admin panel.'
  expect(answerOf(await login(email))).toEqual([403, refused])
})

test.each([{ email: '' }, { password: '' }, { email: undefined }])('with %j the form is not whole', async (over) => {
  const answer = await portal.visitor.call('POST /api/admin/login', { email: 'a@b.example', password, ...over })
  expect(answerOf(answer)).toEqual([400, 'Please enter both email and password.'])
})

test('after five wrong passwords from one network the right one is refused there too, and nowhere else', async () => {
  const { id, email } = await someStaff('guessed@pasand.example')
  const cookies = {
    pasand_staff_known: (await login(email)).cookies.find(({ name }) => name === 'pasand_staff_known')?.value ?? '',
  }
  const statuses: number[] = []
  for (let i = 0; i < 5; i++) statuses.push((await login(email, `guess number ${i}`)).statusCode)
  expect(statuses).toEqual([401, 401, 401, 401, 401])
  expect((await login(email)).statusCode).toBe(429)
  const payload = { email, password }
  const elsewhere = { method: 'POST', url: '/api/admin/login', payload, remoteAddress: '203.0.113.9' } as const
  expect((await portal.app.inject(elsewhere)).statusCode, 'a stranger elsewhere locks nobody out').toBe(200)
  const known = { method: 'POST', url: '/api/admin/login', payload, cookies } as const
  expect((await portal.app.inject(known)).statusCode, 'a browser that has signed in before').toBe(200)
  const logged = await portal.db.selectFrom('adminLogs').select('action').where('adminId', '=', id).orderBy('createdAt').execute()
  expect(logged.map(({ action }) => action)).toEqual([
    'sign in',
    ...Array<string>(4).fill('fail sign-in'),
    'lock sign-in',
    'sign in',
    'sign in',
  ])
})
