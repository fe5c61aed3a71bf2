import { expect, test } from 'vitest'
import { z } from 'zod'
import { endStaffSession, startStaffSession } from '#features/staff/server/session.ts'
import type { Contract } from '#platform/contract/endpoint.ts'
import { serve } from '#platform/server/serve.ts'
import { openPortal, type Person } from '#tests/portal.ts'

const hourMs = 60 * 60 * 1_000
let now = new Date()
const portal = await openPortal({ clock: () => now })
const { app, db, context, visitor } = portal

const answer = z.object({
  id: z.uuid(),
  employerId: z.uuid().optional(),
  name: z.string().optional(),
  role: z.string().optional(),
})
const calls = {
  'GET /api/for/user': { who: 'user', answer },
  'GET /api/for/candidate': { who: 'candidate', answer },
  'GET /api/for/employer': { who: 'employer', answer },
  'GET /api/for/recruiter': { who: 'recruiter', answer },
  'GET /api/for/owner': { who: 'companyOwner', answer },
  'GET /api/for/staff': { who: 'staff', answer },
  'GET /api/for/sales': { who: 'sales', answer },
  'GET /api/for/support': { who: 'support', answer },
  'GET /api/for/admin': { who: 'admin', answer },
} as const satisfies Contract

serve(app, context.guards, calls, {
  'GET /api/for/user': async ({ actor }) => actor,
  'GET /api/for/candidate': async ({ actor }) => actor,
  'GET /api/for/employer': async ({ actor }) => actor,
  'GET /api/for/recruiter': async ({ actor }) => actor,
  'GET /api/for/owner': async ({ actor }) => actor,
  'GET /api/for/staff': async ({ actor }) => actor,
  'GET /api/for/sales': async ({ actor }) => actor,
  'GET /api/for/support': async ({ actor }) => actor,
  'GET /api/for/admin': async ({ actor }) => actor,
})
app.post<{ Body: { adminId: string } }>('/api/for/start', async (request, reply) => {
  await startStaffSession(context, { request, reply }, request.body.adminId)
  return {}
})
app.post('/api/for/end', async (request, reply) => {
  await endStaffSession(context, { request, reply })
  return {}
})

const callAll = async ({ call }: Person): Promise<number[]> => {
  const statuses: number[] = []
  for (const key of Object.keys(calls)) statuses.push((await call(key)).statusCode)
  return statuses
}

test.each([
  ['a stranger', () => visitor, [401, 401, 401, 401, 401, 401, 401, 401, 401]],
  ['a candidate', () => portal.aUser(), [200, 200, 403, 403, 403, 401, 401, 401, 401]],
  ['an owner of a company', () => portal.anEmployer(), [200, 403, 200, 200, 200, 401, 401, 401, 401]],
  [
    'a recruiter',
    async () => portal.aMember(await portal.anEmployer(), 'recruiter'),
    [200, 403, 200, 200, 403, 401, 401, 401, 401],
  ],
  ['a viewer', async () => portal.aMember(await portal.anEmployer(), 'viewer'), [200, 403, 200, 403, 403, 401, 401, 401, 401]],
  ['sales', () => portal.aStaffMember('sales'), [401, 401, 401, 401, 401, 200, 200, 403, 403]],
  ['support', () => portal.aStaffMember('support'), [401, 401, 401, 401, 401, 200, 403, 200, 403]],
  ['an administrator', () => portal.aStaffMember('admin'), [401, 401, 401, 401, 401, 200, 200, 200, 200]],
] as const)('%s comes in where the word says so, and nowhere else', async (_who, find, statuses) => {
  expect(await callAll(await find())).toEqual(statuses)
})

const answerOf = async ({ call }: Person, key: string): Promise<unknown> => (await call(key)).json()

test('a refusal says who may make the call', async () => {
  expect(await answerOf(await portal.anEmployer(), 'GET /api/for/candidate')).toEqual({
    message: 'This is for job seekers. You are signed in as an employer.',
  })
  expect(await answerOf(await portal.aUser(), 'GET /api/for/employer')).toEqual({
    message: 'This is for employers. You are signed in as a job seeker.',
  })
  expect(await answerOf(await portal.aStaffMember('sales'), 'GET /api/for/admin')).toEqual({
    message: 'Your role does not allow this.',
  })
})

test('the handler receives the company of the caller, or the member of staff', async () => {
  const employer = await portal.anEmployer({ companyName: 'Kaveri Logistics' })
  expect((await employer.call('GET /api/for/employer')).json()).toEqual({
    id: employer.id,
    employerId: employer.employerId,
    name: 'Kaveri Logistics',
    role: 'owner',
  })
  const support = await portal.aStaffMember('support')
  expect((await support.call('GET /api/for/staff')).json()).toEqual({ id: support.id, role: 'support', name: 'Kiran Rao' })
})

const start = (person: Person, call = visitor.call) => call('POST /api/for/start', { adminId: person.id })

test('a staff sign-in ends after eight hours, even if it is in use', async () => {
  const call = portal.withCookie(await start(await portal.aStaffMember('admin')))
  const began = now
  now = new Date(began.getTime() + 8 * hourMs - 1)
  expect((await call('GET /api/for/staff')).statusCode).toBe(200)
  now = new Date(began.getTime() + 8 * hourMs)
  expect((await call('GET /api/for/staff')).statusCode).toBe(401)
})

test('staff have a cookie of their own, which scripts cannot read', async () => {
  const { cookies } = await start(await portal.aStaffMember('admin'))
  expect(cookies).toEqual([
    expect.objectContaining({ name: 'pasand_staff', path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 8 * 60 * 60 }),
  ])
  const sids = await db.selectFrom('adminSessions').select('sid').execute()
  expect(JSON.stringify(sids)).not.toContain(cookies[0]?.value.split('.')[0] ?? 'no token')
})

test('a new sign-in replaces the old one, and signing out ends it', async () => {
  const person = await portal.aStaffMember('sales')
  const first = portal.withCookie(await start(person))
  const second = portal.withCookie(await start(person, first))
  expect((await first('GET /api/for/staff')).statusCode).toBe(401)
  expect((await second('GET /api/for/staff')).statusCode).toBe(200)
  await second('POST /api/for/end', {})
  expect((await second('GET /api/for/staff')).statusCode).toBe(401)
})

test('a deactivated account loses access at once', async () => {
  const person = await portal.aStaffMember('sales')
  await db.updateTable('adminUsers').set({ isActive: false }).where('id', '=', person.id).execute()
  expect((await person.call('GET /api/for/staff')).statusCode).toBe(401)
})

test('a cookie without a valid signature is ignored', async () => {
  const headers = { cookie: 'pasand_staff=made-up' }
  expect((await visitor.call('GET /api/for/staff', undefined, headers)).statusCode).toBe(401)
})
