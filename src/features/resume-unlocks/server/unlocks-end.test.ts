import { expect, test } from 'vitest'
import type { SentRequest } from '../contract.ts'
import { aJob } from '#tests/factories/a-job.ts'
import { aResume } from '#tests/factories/a-resume.ts'
import { checkBalances } from './feature.ts'
import { daysAfter, daysBefore } from '#platform/contract/dates.ts'
import { endRequests } from './request-queries.ts'
import { openPortal } from '#tests/portal.ts'
import { unlockingIn } from '#tests/support/unlocking.ts'
const now = new Date()
const portal = await openPortal({ clock: () => now })
const { db, context } = portal
const { aCompany, ask, answer, contactOf, units, setUnits } = unlockingIn(portal)

test('an unlock can be returned within 14 days, once, which returns the unit and locks the details', async () => {
  const { employer, jobId } = await aCompany()
  const asha = await aResume(portal)
  const { id } = (await ask(employer, asha.id, jobId)).json<SentRequest>()
  await answer(asha, id, 'accept')
  const back = await Promise.all(
    [1, 2, 3, 4].map(() => employer.call(`POST /api/employer/resume-requests/${id}/return`, { reason: 'phone' })),
  )
  expect(back.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(await units(employer)).toBe(5)
  expect(await contactOf(employer, asha.id)).toMatchObject({ contact: null, request: { status: 'returned' } })
  await portal.settle()
  expect(portal.emails.filter(({ to }) => to === asha.email).map(({ subject }) => subject)).toContain(
    'Lotus Care Hospital could not reach you',
  )
})

test('a company cannot read one number after the other and return every unlock', async () => {
  const { employer, jobId } = await aCompany()
  const statuses: number[] = []
  for (let time = 0; time < 6; time++) {
    const person = await aResume(portal)
    const { id } = (await ask(employer, person.id, jobId)).json<SentRequest>()
    await answer(person, id, 'accept')
    const back = await employer.call(`POST /api/employer/resume-requests/${id}/return`, { reason: 'email' })
    statuses.push(back.statusCode)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 409])
  expect(await units(employer)).toBe(4)
})

test('after 14 days an unlock cannot be returned; it is valid for 90 days', async () => {
  const { employer, jobId } = await aCompany()
  const asha = await aResume(portal)
  const { id } = (await ask(employer, asha.id, jobId)).json<SentRequest>()
  await answer(asha, id, 'accept')
  await db
    .updateTable('resumeRequests')
    .set({ unlockedAt: daysBefore(now, 15) })
    .where('id', '=', id)
    .execute()
  expect((await employer.call(`POST /api/employer/resume-requests/${id}/return`, { reason: 'email' })).json()).toMatchObject({
    code: 'tooLate',
  })
  for (let look = 0; look < 3; look++) expect((await contactOf(employer, asha.id)).contact).not.toBeNull()
  expect(await units(employer)).toBe(4)
  await db.updateTable('resumeRequests').set({ endsAt: now }).where('id', '=', id).execute()
  expect((await contactOf(employer, asha.id)).contact).toBeNull()
})

test('a request without an answer ends after 14 days', async () => {
  const { employer, jobId } = await aCompany()
  const asha = await aResume(portal)
  const { id } = (await ask(employer, asha.id, jobId)).json<SentRequest>()
  await endRequests(db, daysAfter(now, 15))
  expect((await answer(asha, id, 'accept')).statusCode).toBe(409)
  expect((await asha.call('GET /api/resume-requests')).json()).toMatchObject([{ status: 'expired' }])
})

test('a blocked company does not find the person, sees no details, and its open requests end', async () => {
  const { employer, jobId } = await aCompany()
  const asha = await aResume(portal, { skills: ['Calligraphy'] })
  const { id } = (await ask(employer, asha.id, jobId)).json<SentRequest>()
  await answer(asha, id, 'accept')
  expect((await asha.call(`PUT /api/blocked-companies/${employer.employerId}`)).json()).toMatchObject([
    { companyName: 'Lotus Care Hospital' },
  ])
  expect((await employer.call('GET /api/employer/resumes?q=calligraphy')).json()).toMatchObject({ total: '0' })
  expect((await employer.call(`GET /api/employer/resumes/${asha.id}/contact`)).statusCode).toBe(404)
  expect((await ask(employer, asha.id, jobId)).statusCode).toBe(404)
  expect((await employer.call('GET /api/employer/resume-requests')).json()).toMatchObject([{ status: 'closed', name: null }])
  expect((await asha.call(`DELETE /api/blocked-companies/${employer.employerId}`)).json()).toEqual([])
  expect((await employer.call('GET /api/employer/resumes?q=calligraphy')).json()).toMatchObject({ total: '1' })
})

test('only a verified company can ask, for one of its own open jobs', async () => {
  const { employer, jobId } = await aCompany()
  const asha = await aResume(portal)
  const other = await portal.anEmployer({ companyName: 'Unverified' })
  expect((await ask(other, asha.id, jobId)).json()).toMatchObject({ code: 'notVerified' })
  expect((await ask((await aCompany('Another')).employer, asha.id, jobId)).json()).toMatchObject({ code: 'noJob' })
  await db.updateTable('jobs').set({ isActive: false }).where('id', '=', jobId).execute()
  expect((await ask(employer, asha.id, jobId)).json()).toMatchObject({ code: 'noJob' })
})

test('an invitation is sent once per person and job, and not after applying or hiding', async () => {
  const { employer, jobId } = await aCompany()
  const asha = await aResume(portal)
  const invite = (job = jobId) => employer.call(`POST /api/employer/resumes/${asha.id}/invitations`, { jobId: job })
  const answers = await Promise.all([1, 2, 3].map(() => invite()))
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
  await portal.settle()
  expect(portal.emails.filter(({ to }) => to === asha.email).map(({ subject }) => subject)).toEqual([
    'Lotus Care Hospital invites you to apply: Ward Sister',
  ])
  await asha.call('PUT /api/settings', { allowRecruiterContact: false })
  const { jobId: another } = await aJob(db, { postedBy: employer.employerId })
  expect((await invite(another)).statusCode).toBe(404)
})

test('the ledger adds up; a changed balance is found at night, and an entry cannot be changed', async () => {
  await checkBalances(context)
  const { employer } = await aCompany()
  await setUnits(employer, 3)
  await expect(
    db.updateTable('resumeUnits').set({ units: 9 }).where('employerId', '=', employer.employerId).execute(),
  ).rejects.toThrow('never changed')
  await db.updateTable('resumeBalances').set({ units: 99 }).where('employerId', '=', employer.employerId).execute()
  await expect(checkBalances(context)).rejects.toThrow('do not add up')
  await db.updateTable('resumeBalances').set({ units: 3 }).where('employerId', '=', employer.employerId).execute()
})
