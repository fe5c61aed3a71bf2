/** Tests that a suspended job seeker is nowhere visible or active until restored. */
import { expect, test } from 'vitest'
import { findResumeAlerts } from '#features/resume-alerts/server/find-alerts.ts'
import type { SentRequest } from '#features/resume-unlocks/contract.ts'
import { daysBefore } from '#platform/contract/dates.ts'
import { aCv, englishCv } from '#tests/factories/a-cv.ts'
import { aResume } from '#tests/factories/a-resume.ts'
import { anApplication } from '#tests/factories/an-application.ts'
import { openPortal, type Person, testPassword } from '#tests/portal.ts'
import { unlockingIn } from '#tests/support/unlocking.ts'

const portal = await openPortal()
const { db, context, visitor, emails, settle } = portal
const { aCompany, ask, answer, contactOf } = unlockingIn(portal)
const support = await portal.aStaffMember('support')

async function change({ id }: Person, isSuspended: boolean): Promise<void> {
  const body = { isSuspended, reason: 'Fake applications' }
  expect((await support.call(`PUT /api/admin/users/${id}/suspension`, body)).statusCode).toBe(200)
}
const totalOf = async (employer: Person, q: string) =>
  (await employer.call(`GET /api/employer/resumes?q=${q}`)).json<{ total: string }>().total
const namesIn = async (employer: Person) =>
  (await employer.call('GET /api/employer/resume-requests')).json<SentRequest[]>().map(({ name }) => name)
const glassblower = (firstName: string) => aResume(portal, { firstName, skills: ['Glassblower'] })
const mailTo = ({ email }: Person) => emails.filter(({ to }) => to === email).map(({ subject }) => subject)

test('the resume search and unlocked contacts lose a suspended person at once, until restored', async () => {
  const { employer, jobId } = await aCompany()
  const person = await aResume(portal, { skills: ['Falconry'] })
  const request = (await ask(employer, person.id, jobId)).json<{ id: string }>()
  expect((await answer(person, request.id, 'accept')).statusCode).toBe(200)
  expect(await contactOf(employer, person.id)).toMatchObject({ contact: { email: person.email } })
  await change(person, true)
  expect(await totalOf(employer, 'falconry')).toBe('0')
  expect(await namesIn(employer), 'the list says that the person is not shown').toEqual([null])
  for (const path of ['', '/contact'])
    expect((await employer.call(`GET /api/employer/resumes/${person.id}${path}`)).statusCode).toBe(404)
  expect((await ask(employer, person.id, jobId)).statusCode).toBe(404)
  const invited = await employer.call(`POST /api/employer/resumes/${person.id}/invitations`, { jobId })
  expect(invited.statusCode).toBe(404)
  await change(person, false)
  expect(await totalOf(employer, 'falconry')).toBe('1')
  expect(await namesIn(employer)).toEqual(['Asha M.'])
  expect(await contactOf(employer, person.id)).toMatchObject({ contact: { email: person.email } })
})

test('no email of a saved search names a suspended person, even if they were found before', async () => {
  const { employer } = await aCompany()
  const saved = await employer.call('POST /api/employer/resume-searches', { query: { q: 'glassblower' } })
  const createdAt = daysBefore(new Date(), 1)
  await db.updateTable('savedResumeSearches').set({ createdAt }).where('id', '=', saved.json<{ id: string }>().id).execute()
  const [, found, hidden] = [await glassblower('Nadia'), await glassblower('Farida'), await glassblower('Gulab')]
  await change(hidden, true)
  await findResumeAlerts(context)
  await change(found, true)
  await settle()
  const sent = emails.filter(({ to }) => to === employer.email).map(({ text }) => text)
  expect(sent).toHaveLength(1)
  expect(['Nadia', 'Farida', 'Gulab'].map((name) => sent[0]?.includes(name))).toEqual([true, false, false])
})

test('the link to the CV of a suspended person is a 404', async () => {
  const person = await portal.aUser()
  const { id } = await aCv(person, { personalInfo: { ...englishCv.personalInfo, email: person.email } })
  const statuses = async () =>
    Promise.all(['view', 'download'].map(async (key) => (await visitor.call(`GET /api/cvs/${key}/${id}`)).statusCode))
  const before = await statuses()
  expect(before, 'found, and there is nothing here that typesets').toEqual([200, 503])
  await change(person, true)
  expect(await statuses()).toEqual([404, 404])
  await change(person, false)
  expect(await statuses()).toEqual(before)
})

test('a company sees that an applicant is suspended, and notifications of the account are stored but not emailed', async () => {
  const { candidate, employer, applicationId } = await anApplication(portal)
  await settle()
  await change(candidate, true)
  await settle()
  const before = mailTo(candidate)
  const [listed] = (await employer.call('GET /api/employer/applicants')).json<{ isSuspended: boolean }[]>()
  expect(listed).toMatchObject({ isSuspended: true })
  const message = { body: 'Can you come on Monday?' }
  expect((await employer.call(`POST /api/employer/applications/${applicationId}/messages`, message)).statusCode).toBe(201)
  await settle()
  await settle()
  expect(mailTo(candidate)).toEqual(before)
  await change(candidate, false)
  const signedIn = await visitor.call('POST /api/auth/login', { email: candidate.email, password: testPassword })
  const notifications = await portal.withCookie(signedIn)('GET /api/notifications')
  expect(notifications.body).toContain(message.body)
  expect((await employer.call('GET /api/employer/applicants')).json()).toMatchObject([{ isSuspended: false }])
})

test('the ratings of a suspended person do not count and are not shown', async () => {
  const { candidate, employer } = await anApplication(portal)
  await candidate.call(`PUT /api/companies/${employer.employerId}/my-rating`, { rating: 1, body: 'All of it is a lie.' })
  await db.updateTable('companyRatings').set({ status: 'published' }).where('userId', '=', candidate.id).execute()
  const page = async () => (await visitor.call(`GET /api/companies/${employer.employerId}`)).json()
  expect(await page()).toMatchObject({ rating: { count: 1 }, reviews: [{ rating: 1 }] })
  await change(candidate, true)
  expect(await page()).toMatchObject({ rating: { count: 0 }, reviews: [] })
  await change(candidate, false)
  expect(await page()).toMatchObject({ rating: { count: 1 }, reviews: [{ rating: 1 }] })
})
