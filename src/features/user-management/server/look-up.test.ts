import { expect, test } from 'vitest'
import type { View } from '#features/privacy/contract.ts'
import { openPortal, type Person } from '#tests/portal.ts'
import type { RevealedUser, UserFile, UserListed } from '../contract.ts'
import type { EmployerFile, EmployerListed } from '../employer-contract.ts'

const portal = await openPortal()
const { db } = portal
const support = await portal.aStaffMember('support')
const sales = await portal.aStaffMember('sales')

const search = async (q: string, more = '') =>
  (await support.call(`GET /api/admin/users?q=${encodeURIComponent(q)}${more}`)).json<UserListed[]>()
const idsOf = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id)
const lookedAt = async ({ call }: Person) => (await call('GET /api/access-log')).json<View[]>()

test('users are found by the beginning of a name, the whole email address or the id', async () => {
  const person = await portal.aUser({ firstName: 'Zarina', lastName: 'Quereshi' })
  for (const q of ['zarina', 'Zarina Quer', 'QUERESHI', person.email.toUpperCase(), person.id])
    expect(idsOf(await search(q)), `for ${q}`).toEqual([person.id])
  for (const q of [person.email.slice(0, -3), 'arina', '%', '_arina', 'Zarina Quereshi Khan'])
    expect(idsOf(await search(q)), `for ${q}`).toEqual([])
  expect(await search('Zarina', '&show=suspended')).toEqual([])
})

test('lists and pages mask personal data, and the newest come first', async () => {
  const older = await portal.aUser({ firstName: 'Yamini', lastName: 'Iyer' })
  const newer = await portal.aUser({ firstName: 'Yamini', lastName: 'Iyer' })
  await db.updateTable('users').set({ phone: '+919876543210' }).where('id', '=', newer.id).execute()
  const found = await search('Yamini')
  expect(idsOf(found)).toEqual([newer.id, older.id])
  expect(found[0]).toMatchObject({ name: 'Yamini I.', email: `${newer.email[0]}…@example.in`, isSuspended: false })
  const answer = await support.call(`GET /api/admin/users/${newer.id}`)
  expect(answer.json<UserFile>()).toMatchObject({ phone: '…10', hasCv: false, applications: 0, signIns: 1, employer: null })
  expect(answer.body).not.toContain(newer.email)
  expect(await lookedAt(newer), 'nothing personal was shown').toEqual([])
})

test('a reason reveals the contact details; the person sees who has looked and why, and the log has it', async () => {
  const person = await portal.aUser({ firstName: 'Asha', lastName: 'Menon' })
  const reveal = (reason: string) => support.call(`POST /api/admin/users/${person.id}/reveal`, { reason })
  expect((await reveal(' ')).json()).toMatchObject({ message: 'Please give a reason' })
  expect((await reveal('Cannot sign in')).json<RevealedUser>()).toMatchObject({ name: 'Asha Menon', email: person.email })
  expect(await lookedAt(person)).toMatchObject([
    { viewerKind: 'staff', viewerName: 'Kiran Rao', what: 'contact', about: 'Cannot sign in', companyId: null },
  ])
  const logged = await db
    .selectFrom('adminLogs')
    .innerJoin('adminLogDetails as details', 'details.logId', 'adminLogs.id')
    .select(['action', 'adminId', 'details.description'])
    .where('targetId', '=', person.id)
    .execute()
  expect(logged).toEqual([{ action: 'reveal contact details', adminId: support.id, description: 'Cannot sign in' }])
})

test('a company’s page has its team and jobs, and reveals its contact for a reason that the owner sees', async () => {
  const employer = await portal.anEmployer({ companyName: 'Xavier Xray Clinics' })
  const found = (await sales.call('GET /api/admin/employers?q=xavier')).json<EmployerListed[]>()
  expect(idsOf(found)).toEqual([employer.employerId])
  const file = (await sales.call(`GET /api/admin/employers/${employer.employerId}`)).json<EmployerFile>()
  expect(file).toMatchObject({ jobs: 0, isVerified: false, team: [{ userId: employer.id, name: 'Meera J.', role: 'owner' }] })
  expect(JSON.stringify(file)).not.toContain(employer.email)
  const path = `POST /api/admin/employers/${employer.employerId}/reveal`
  expect((await sales.call(path, { reason: 'Invoice' })).json()).toMatchObject({ contactEmail: employer.email })
  expect(await lookedAt(employer)).toMatchObject([{ viewerKind: 'staff', about: 'Invoice' }])
})

test('a member of staff can reveal sixty contacts an hour', async () => {
  const [person, reader] = [await portal.aUser(), await portal.aStaffMember('support')]
  const statuses: number[] = []
  for (let n = 0; n < 61; n++)
    statuses.push((await reader.call(`POST /api/admin/users/${person.id}/reveal`, { reason: 'Too many' })).statusCode)
  expect([statuses.slice(0, 60).every((status) => status === 200), statuses[60]]).toEqual([true, 429])
})

test('an unknown account is 404', async () => {
  const id = crypto.randomUUID()
  const answers = await Promise.all([
    support.call(`GET /api/admin/users/${id}`),
    support.call(`POST /api/admin/users/${id}/reveal`, { reason: 'A call' }),
    support.call(`PUT /api/admin/users/${id}/suspension`, { isSuspended: true, reason: 'A call' }),
    sales.call(`GET /api/admin/employers/${id}`),
    sales.call(`POST /api/admin/employers/${id}/reveal`, { reason: 'A call' }),
    sales.call(`PUT /api/admin/employers/${id}/suspension`, { isSuspended: true, reason: 'A call' }),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404])
})
