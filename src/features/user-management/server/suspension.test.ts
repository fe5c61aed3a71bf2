import { expect, test } from 'vitest'
import { postJob } from '#tests/factories/a-posting.ts'
import { openPortal, type Person, testPassword } from '#tests/portal.ts'
import { statusesOf } from '#tests/staff/staff-world.ts'
import type { UserFile } from '../contract.ts'
import type { EmployerFile } from '../employer-contract.ts'

let now = new Date()
const portal = await openPortal({ clock: () => now })
const { db, emails, visitor, settle } = portal
const support = await portal.aStaffMember('support')
const sales = await portal.aStaffMember('sales')

type Body = { readonly isSuspended: boolean; readonly reason?: string }
const changeUser = (userId: string, { reason = 'Fake applications', ...body }: Body, by = support) =>
  by.call(`PUT /api/admin/users/${userId}/suspension`, { ...body, reason })
const changeCompany = (employerId: string, { reason = 'Jobs for money', ...body }: Body, by = sales) =>
  by.call(`PUT /api/admin/employers/${employerId}/suspension`, { ...body, reason })
const signIn = ({ email }: Person) => visitor.call('POST /api/auth/login', { email, password: testPassword })
const mailTo = ({ email }: Person) => emails.filter(({ to }) => to === email).map(({ subject }) => subject)
const isPublic = async (jobId: string): Promise<boolean> => {
  const [page, list] = [await visitor.call(`GET /api/jobs/${jobId}`), await visitor.call('GET /api/jobs?limit=100')]
  expect(list.body.includes(jobId)).toBe(page.statusCode === 200)
  return page.statusCode === 200
}

async function aCompanyWithJob() {
  const employer = await portal.anEmployer()
  await db.updateTable('employers').set({ isVerified: true, jobPostingLimit: 9 }).where('id', '=', employer.employerId).execute()
  return { employer, jobId: (await postJob(employer)).postingId }
}

test('a suspended account is signed out at once, cannot sign in, and gets an email; a restored one can', async () => {
  const person = await portal.aUser()
  const answer = await changeUser(person.id, { isSuspended: true })
  expect(answer.json<UserFile>()).toMatchObject({ isSuspended: true, signIns: 0, suspensions: [{ reason: 'Fake applications' }] })
  expect((await person.call('GET /api/auth/user')).statusCode).toBe(401)
  const refused = await signIn(person)
  expect([refused.statusCode, refused.json()]).toEqual([
    403,
    { code: 'suspended', message: 'Your account is suspended. To ask why, write to us through the contact form.' },
  ])
  const wrong = await visitor.call('POST /api/auth/login', { email: person.email, password: 'not-the-password' })
  expect(wrong.statusCode, 'only the person learns it').toBe(401)
  await settle()
  expect(mailTo(person)).toEqual(['Your account at Pasand is suspended'])
  expect(emails.find(({ to }) => to === person.email)?.text).toContain('Fake applications')
  expect((await changeUser(person.id, { isSuspended: true })).json()).toMatchObject({ code: 'unchanged' })
  expect((await changeUser(person.id, { isSuspended: false, reason: 'It was a mistake' })).statusCode).toBe(200)
  expect((await changeUser(person.id, { isSuspended: false })).json()).toMatchObject({ code: 'unchanged' })
  await settle()
  expect(mailTo(person)).toEqual(['Your account at Pasand is suspended', 'Your account at Pasand is restored'])
  expect((await signIn(person)).statusCode).toBe(200)
  const logged = await db.selectFrom('adminLogs').select('action').where('targetId', '=', person.id).orderBy('seq').execute()
  expect(logged.map(({ action }) => action)).toEqual(['suspend user', 'restore user'])
})

test('a sign-in at the moment of the suspension is ended', async () => {
  const people = await Promise.all([1, 2, 3, 4, 5, 6].map(() => portal.aUser()))
  await Promise.all(people.flatMap((person) => [signIn(person), changeUser(person.id, { isSuspended: true })]))
  const ids = people.map(({ id }) => id)
  expect(await db.selectFrom('sessions').select('id').where('userId', 'in', ids).execute()).toEqual([])
})

test('of two concurrent suspensions of one account, one succeeds', async () => {
  const person = await portal.aUser()
  const answers = await Promise.all([1, 2, 3].map(() => changeUser(person.id, { isSuspended: true })))
  expect(statusesOf(answers)).toEqual([200, 409, 409])
})

test('the jobs of a suspended company leave the public lists with its team, and come back with it', async () => {
  const { employer, jobId } = await aCompanyWithJob()
  const recruiter = await portal.aMember(employer, 'recruiter')
  expect(await isPublic(jobId)).toBe(true)
  const answer = await changeCompany(employer.employerId, { isSuspended: true })
  expect(answer.json<EmployerFile>()).toMatchObject({ isSuspended: true, openJobs: 0, jobs: 1 })
  expect(answer.json<EmployerFile>().team.map(({ isSuspended }) => isSuspended)).toEqual([true, true])
  expect(await isPublic(jobId)).toBe(false)
  for (const person of [employer, recruiter]) {
    expect((await person.call('GET /api/employer/profile')).statusCode).toBe(401)
    expect((await signIn(person)).json()).toMatchObject({ code: 'suspended' })
  }
  await settle()
  expect(mailTo(recruiter)).toEqual(['Lotus Care Hospital is suspended at Pasand'])
  const one = await changeUser(recruiter.id, { isSuspended: false })
  expect(one.json()).toMatchObject({ code: 'companySuspended' })
  expect((await changeCompany(employer.employerId, { isSuspended: false })).json()).toMatchObject({ openJobs: 1 })
  expect(await isPublic(jobId)).toBe(true)
  expect((await signIn(recruiter)).statusCode).toBe(200)
})

test('nothing publishes a job of a suspended company until it is restored, and closed jobs stay closed', async () => {
  const { employer, jobId } = await aCompanyWithJob()
  const { postingId: closedId } = await postJob(employer, { title: 'Night Nurse' })
  await employer.call(`PUT /api/employer/postings/${jobId}/state`, { action: 'pause' })
  await changeCompany(employer.employerId, { isSuspended: true })
  await db.updateTable('jobs').set({ isActive: true }).where('id', '=', jobId).execute()
  await db.updateTable('jobs').set({ isActive: false, isSuspended: false }).where('id', '=', closedId).execute()
  expect(await isPublic(jobId)).toBe(false)
  await changeCompany(employer.employerId, { isSuspended: false })
  expect([await isPublic(jobId), await isPublic(closedId)]).toEqual([true, false])
})

test('a job that is published while its company is being suspended is not public', async () => {
  const { employer } = await aCompanyWithJob()
  const posting = () => postJob(employer, { title: `Sister ${Math.random()}` }).catch(() => null)
  await Promise.all([posting(), posting(), changeCompany(employer.employerId, { isSuspended: true }), posting()])
  const open = db.selectFrom('jobs').select('id').where('postedBy', '=', employer.employerId).where('isActive', '=', true)
  expect(await open.execute()).toEqual([])
})

test('the only owner is suspended with the company, and a person suspended for themselves stays so when it is restored', async () => {
  const employer = await portal.anEmployer()
  const owner = await portal.aMember(employer, 'owner')
  const both = [employer, owner].map(({ id }) => changeUser(id, { isSuspended: true }))
  const answers = (await Promise.all(both)).map((answer) => answer.json<{ code?: string }>().code ?? 'done')
  expect(answers.toSorted()).toEqual(['done', 'onlyOwner'])
  const alone = answers[0] === 'done' ? employer : owner
  const other = answers[0] === 'done' ? owner : employer
  await changeCompany(employer.employerId, { isSuspended: true })
  await changeCompany(employer.employerId, { isSuspended: false })
  expect([(await signIn(alone)).statusCode, (await signIn(other)).statusCode]).toEqual([403, 200])
})

test('nobody can join the team of a suspended company', async () => {
  const employer = await portal.anEmployer()
  const guest = await portal.aUser()
  await employer.call('POST /api/employer/invitations', { email: guest.email, role: 'recruiter' })
  await settle()
  const token = /token=([\w-]+)/.exec(emails.findLast(({ to }) => to === guest.email)?.text ?? '')?.[1]
  await changeCompany(employer.employerId, { isSuspended: true })
  expect((await guest.call('POST /api/employer/invitations/accept', { token })).json()).toMatchObject({ code: 'deadInvitation' })
  await changeCompany(employer.employerId, { isSuspended: false })
  expect((await guest.call('POST /api/employer/invitations/accept', { token })).statusCode).toBe(200)
})

test('suspending needs a password entered in the last minutes', async () => {
  const person = await portal.aUser()
  now = new Date(now.getTime() + 16 * 60_000)
  expect((await changeUser(person.id, { isSuspended: true })).json()).toMatchObject({ code: 'passwordNeeded' })
  expect((await support.call('POST /api/admin/confirm-password', { password: testPassword })).statusCode).toBe(200)
})
