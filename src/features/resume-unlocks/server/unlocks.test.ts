import { expect, test } from 'vitest'
import { daysAfter, daysBefore } from '#platform/contract/dates.ts'
import { aJob } from '#tests/factories/a-job.ts'
import { aResume, aVerifiedEmployer } from '#tests/factories/a-resume.ts'
import { openPortal, type Person } from '#tests/portal.ts'
import type { ContactState, SentRequest } from '../contract.ts'
import { endRequests } from './request-queries.ts'
import { checkBalances } from './check-balances.ts'
import { findUnits, grantUnits, listWrongBalances } from './unit-queries.ts'

const now = new Date()
const portal = await openPortal({ clock: () => now })
const { db, context } = portal

type Employer = Person & { readonly employerId: string }

async function aCompany(name = 'Lotus Care Hospital'): Promise<{ readonly employer: Employer; readonly jobId: string }> {
  const employer = await aVerifiedEmployer(portal, name)
  const { jobId } = await aJob(db, { postedBy: employer.employerId, title: 'Ward Sister' })
  return { employer, jobId }
}

const ask = (employer: Person, resumeId: string, jobId: string) =>
  employer.call(`POST /api/employer/resumes/${resumeId}/requests`, { jobId, message: 'We would like to talk.' })
const answer = (person: Person, id: string, given: 'accept' | 'decline') =>
  person.call(`PUT /api/resume-requests/${id}`, { answer: given })
const contactOf = async (employer: Person, resumeId: string): Promise<ContactState> =>
  (await employer.call(`GET /api/employer/resumes/${resumeId}/contact`)).json<ContactState>()
const units = (employer: Employer): Promise<number> => findUnits(db, employer.employerId)

/** Leaves a company with exactly so many. */
async function setUnits(employer: Employer, wanted: number): Promise<void> {
  await employer.call('GET /api/employer/resume-account')
  const left = await units(employer)
  if (left === wanted) return
  const entry = { employerId: employer.employerId, requestId: null, reference: null, createdAt: now }
  await db
    .insertInto('resumeUnits')
    .values({ id: crypto.randomUUID(), units: wanted - left, kind: wanted > left ? 'granted' : 'expired', ...entry })
    .execute()
}

test('a person is asked, told, and accepts; only then a unit is used and the details are open', async () => {
  const { employer, jobId } = await aCompany()
  const asha = await aResume(portal, { firstName: 'Asha', lastName: 'Menon' })
  const sent = await ask(employer, asha.id, jobId)
  expect(sent.statusCode, `${sent.body}`).toBe(201)
  expect(sent.json()).toMatchObject({ status: 'asked', jobTitle: 'Ward Sister', name: 'Asha M.' })
  expect(await contactOf(employer, asha.id)).toMatchObject({ contact: null, units: 5 })
  await portal.settle()
  expect(portal.emails.filter(({ to }) => to === asha.email).map(({ subject }) => subject)).toEqual([
    'Lotus Care Hospital asks for your contact details',
  ])
  expect((await asha.call('GET /api/notifications')).json()).toMatchObject([{ kind: 'contact', link: '/settings#requests' }])
  const [{ id }] = (await asha.call('GET /api/resume-requests')).json()
  expect((await answer(asha, id, 'accept')).json()).toMatchObject({ status: 'unlocked', company: 'Lotus Care Hospital' })
  expect(await contactOf(employer, asha.id)).toMatchObject({
    contact: { fullName: 'Asha Menon', email: asha.email, phone: '+91 98450 12345' },
    units: 4,
  })
  await portal.settle()
  expect(portal.emails.filter(({ to }) => to === employer.email).map(({ subject }) => subject)).toContain(
    'Asha M. has agreed: Ward Sister',
  )
  expect((await asha.call('GET /api/access-log')).json()).toMatchObject([{ what: 'contact', about: 'Ward Sister' }])
  expect((await answer(asha, id, 'decline')).statusCode).toBe(409)
})

test('whoever declines uses no unit, and is not asked again for 90 days', async () => {
  const { employer, jobId } = await aCompany()
  const ravi = await aResume(portal, { firstName: 'Ravi' })
  const { id } = (await ask(employer, ravi.id, jobId)).json<SentRequest>()
  await answer(ravi, id, 'decline')
  expect(await units(employer)).toBe(5)
  expect((await ask(employer, ravi.id, jobId)).json()).toMatchObject({ code: 'wasDeclined' })
  await db
    .updateTable('resumeRequests')
    .set({ answeredAt: daysBefore(now, 91) })
    .where('id', '=', id)
    .execute()
  expect((await ask(employer, ravi.id, jobId)).statusCode).toBe(201)
})

test('20 requests at once with one unit left, to people who share with verified employers: one unit is used', async () => {
  const { employer, jobId } = await aCompany()
  await setUnits(employer, 1)
  const people = await Promise.all(Array.from({ length: 20 }, (_, n) => aResume(portal, { firstName: `Person${n}` })))
  await Promise.all(people.map((person) => person.call('PUT /api/settings', { shareWithVerifiedEmployers: true })))
  const answers = await Promise.all(people.map(({ id }) => ask(employer, id, jobId)))
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
  expect(answers.filter((each) => each.json<{ code?: string }>().code === 'noUnits')).toHaveLength(19)
  expect(await units(employer)).toBe(0)
  expect(await listWrongBalances(db)).toEqual([])
})

test('20 people accept at once with one unit left: one is unlocked, the others have agreed and wait for a unit', async () => {
  const { employer, jobId } = await aCompany()
  await setUnits(employer, 1)
  const people = await Promise.all(Array.from({ length: 20 }, () => aResume(portal)))
  const asked = await Promise.all(people.map(async ({ id }) => (await ask(employer, id, jobId)).json<SentRequest>().id))
  const answers = await Promise.all(people.map((person, n) => answer(person, asked[n] ?? '', 'accept')))
  const statuses = answers.map((each) => each.json<{ status: string }>().status)
  expect(statuses.filter((status) => status === 'unlocked')).toHaveLength(1)
  expect(statuses.filter((status) => status === 'agreed')).toHaveLength(19)
  const waiting = asked[statuses.indexOf('agreed')] ?? ''
  expect((await employer.call(`POST /api/employer/resume-requests/${waiting}/unlock`)).json()).toMatchObject({ code: 'noUnits' })
  await setUnits(employer, 1)
  const opened = await Promise.all([1, 2, 3].map(() => employer.call(`POST /api/employer/resume-requests/${waiting}/unlock`)))
  expect(opened.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(await units(employer)).toBe(0)
  expect(await listWrongBalances(db)).toEqual([])
})

test('the same person asked many times at once is asked once, and a grant counts once', async () => {
  const { employer, jobId } = await aCompany()
  const asha = await aResume(portal)
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(employer, asha.id, jobId)))
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
  const grant = { employerId: employer.employerId, units: 20, reference: 'order-1' }
  await Promise.all([1, 2, 3].map(() => db.transaction().execute((tx) => grantUnits(tx, grant, now))))
  expect(await units(employer)).toBe(25)
})

test('what does not work within 14 days gives the unit back, once, and closes the details', async () => {
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

test('after 14 days it is too late; looking again is free for 90 days and then ends', async () => {
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

test('a blocked company does not find the person, sees no details any more, and its open requests end', async () => {
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

test('only a verified company may ask, for one of its own open jobs', async () => {
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

test('the ledger always adds up; a changed balance is found at night, and an entry cannot be changed', async () => {
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
