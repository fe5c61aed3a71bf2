import { expect, test } from 'vitest'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import { openPortal, type Person } from '../portal.ts'
import { aStaffAccount, postFrom, signIn, statusesOf } from './staff-world.ts'

let now = new Date()
const portal = await openPortal({ clock: () => now })
const form = (over: object = {}) => ({
  firstName: 'Meera',
  lastName: 'Joshi',
  email: `${crypto.randomUUID()}@pasand.example`,
  role: 'sales',
  password: 'cashews-in-goa',
  ...over,
})
const change = (by: Person, of: Pick<Person, 'id'>, body: object) => by.call(`PUT /api/admin/staff/${of.id}`, body)
const activeAdministrators = async (): Promise<string[]> => {
  const rows = await portal.db
    .selectFrom('adminUsers')
    .select('id')
    .where('role', '=', 'admin')
    .where('isActive', '=', true)
    .execute()
  return rows.map(({ id }) => id)
}

test('an administrator creates an account, and its owner chooses the password by a link', async () => {
  const admin = await portal.aStaffMember('admin')
  const body = form()
  const answer = await admin.call('POST /api/admin/staff', body)
  expect([answer.statusCode, answer.json()]).toMatchObject([
    201,
    { firstName: 'Meera', role: 'sales', isActive: true, lastLogin: null, hasSecondFactor: false, isYou: false },
  ])
  expect(JSON.stringify(answer.json())).not.toContain('assword')
  await portal.settle()
  const token = /token=([\w-]+)/.exec(portal.emails.find(({ to }) => to === body.email)?.text ?? '')?.[1] ?? ''
  const chosen = 'walnuts-in-leh'
  expect((await postFrom(portal, 'reset-password', { token, password: chosen, confirmPassword: chosen })).statusCode).toBe(200)
  const { id } = answer.json<{ id: string }>()
  expect((await admin.call(`POST /api/admin/staff/${id}/invitation`, {})).statusCode).toBe(200)
  expect((await postFrom(portal, 'login', { email: body.email, password: chosen })).statusCode).toBe(200)
  expect((await admin.call(`POST /api/admin/staff/${id}/invitation`, {})).json()).toMatchObject({ code: 'hasSignedIn' })
  const logged = await portal.db.selectFrom('adminLogs').select('action').where('targetId', '=', id).orderBy('seq').execute()
  expect(logged.map(({ action }) => action)).toEqual(['create staff', 'resend invitation'])
})

test.each([
  [{ email: 'nobody' }, 'Invalid email address'],
  [{ firstName: 'M' }, 'First name must be at least 2 characters'],
  [{ lastName: ' J ' }, 'Last name must be at least 2 characters'],
  [{ role: 'admin' }, 'Role must be either sales or support'],
  [{ role: undefined }, 'Role must be either sales or support'],
  [{ password: 'short' }, 'Password must be at least 6 characters'],
  [{ password: 'password123' }, 'This password is too easy to guess. Please choose another.'],
])('with %j the account is refused: %s', async (over, message) => {
  const admin = await portal.aStaffMember('admin')
  const answer = await admin.call('POST /api/admin/staff', form(over))
  expect([answer.statusCode, answer.json().message]).toEqual([400, message])
})

test('only administrators create accounts, and one address has one account', async () => {
  for (const role of ['sales', 'support'] as const) {
    const answer = await (await portal.aStaffMember(role)).call('POST /api/admin/staff', form())
    expect([answer.statusCode, answer.json().message]).toEqual([403, 'Only admin users can create staff accounts'])
  }
  const admin = await portal.aStaffMember('admin')
  const body = form()
  const answers = await Promise.all([1, 2, 3].map(() => admin.call('POST /api/admin/staff', body)))
  expect(statusesOf(answers)).toEqual([201, 409, 409])
})

test('a deactivated person is out immediately, with every sign-in and link, until activated again', async () => {
  const admin = await portal.aStaffMember('admin')
  const person = await aStaffAccount(portal)
  const call = portal.withCookie(await signIn(portal, person))
  await postFrom(portal, 'forgot-password', { email: person.email })
  await portal.settle()
  const token = /token=([\w-]+)/.exec(portal.emails.findLast(({ to }) => to === person.email)?.text ?? '')?.[1] ?? ''
  expect((await change(admin, person, { isActive: false })).json()).toMatchObject({ isActive: false })
  expect((await call('GET /api/admin/me')).statusCode).toBe(401)
  expect((await signIn(portal, person)).statusCode).toBe(403)
  const password = 'tamarinds-in-may'
  expect((await postFrom(portal, 'reset-password', { token, password, confirmPassword: password })).statusCode).toBe(400)
  expect((await change(admin, person, { isActive: true })).statusCode).toBe(200)
  expect((await call('GET /api/admin/me')).statusCode, 'the old sign-in has ended').toBe(401)
  expect((await signIn(portal, person)).statusCode).toBe(200)
})

test('a new role counts from the next sign-in, and nobody changes the own account', async () => {
  const [admin, person] = [await portal.aStaffMember('admin'), await aStaffAccount(portal, 'support')]
  const before = portal.withCookie(await signIn(portal, person))
  expect((await change(admin, person, { role: 'sales' })).json()).toMatchObject({ role: 'sales' })
  expect((await before('GET /api/admin/contact-messages')).statusCode).toBe(401)
  const after = portal.withCookie(await signIn(portal, person))
  expect((await after('GET /api/admin/contact-messages')).statusCode).toBe(403)
  expect((await after('GET /api/admin/revenue')).statusCode).toBe(200)
  await portal.aStaffMember('admin')
  for (const body of [{ role: 'support' }, { isActive: false }])
    expect((await change(admin, admin, body)).json()).toMatchObject({ code: 'ownAccount' })
  expect((await change(admin, { id: crypto.randomUUID() }, { isActive: false })).statusCode).toBe(404)
  expect((await change(admin, person, {})).statusCode).toBe(400)
})

test('the last administrator cannot be removed, also when two remove each other in the same moment', async () => {
  for (let round = 0; round < 8; round++) {
    await portal.db.updateTable('adminUsers').set({ role: 'support' }).where('role', '=', 'admin').execute()
    const [one, two] = [await portal.aStaffMember('admin'), await portal.aStaffMember('admin')]
    const body = round % 2 ? { isActive: false } : { role: 'sales' }
    const answers = await Promise.all([change(one, two, body), change(two, one, body)])
    const statuses = statusesOf(answers)
    expect(statuses[0]).toBe(200)
    expect([401, 403, 409]).toContain(statuses[1])
    const left = await activeAdministrators()
    expect(left).toHaveLength(1)
    const last = assertDefined(
      [one, two].find(({ id }) => left.includes(id)),
      'the one who is left',
    )
    expect((await change(last, last, { isActive: false })).json()).toMatchObject({ code: 'lastAdministrator' })
  }
})

test('all of it needs a password that was given in the last quarter of an hour', async () => {
  const [admin, person] = [await portal.aStaffMember('admin'), await aStaffAccount(portal)]
  now = new Date(now.getTime() + 16 * 60_000)
  const calls = [
    admin.call('POST /api/admin/staff', form()),
    change(admin, person, { isActive: false }),
    admin.call(`POST /api/admin/staff/${person.id}/invitation`, {}),
    admin.call(`DELETE /api/admin/staff/${person.id}/second-factor`),
  ]
  for (const answer of await Promise.all(calls)) expect([answer.statusCode, answer.json().code]).toEqual([403, 'passwordNeeded'])
  expect((await admin.call('GET /api/admin/staff')).statusCode).toBe(200)
})
