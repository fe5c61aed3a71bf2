import { expect, test } from 'vitest'
import { daysBefore } from '#platform/contract/dates.ts'
import { aResume, aVerifiedEmployer } from '#tests/factories/a-resume.ts'
import { openPortal, type Person } from '#tests/portal.ts'
import type { SavedResumeSearch } from '../contract.ts'
import { findResumeAlerts } from './find-alerts.ts'

const portal = await openPortal()
const { db, context } = portal

const save = (employer: Person, query: object) => employer.call('POST /api/employer/resume-searches', { query })
const savedOf = async (employer: Person): Promise<SavedResumeSearch[]> =>
  (await employer.call('GET /api/employer/resume-searches')).json()
const emailsTo = ({ email }: Person) => portal.emails.filter(({ to }) => to === email)

/** Saves a search an hour ago. */
async function savedEarlier(employer: Person, query: object): Promise<SavedResumeSearch> {
  const saved = (await save(employer, query)).json<SavedResumeSearch>()
  await db
    .updateTable('savedResumeSearches')
    .set({ createdAt: daysBefore(new Date(), 1) })
    .where('id', '=', saved.id)
    .execute()
  return saved
}

async function aMorning(): Promise<void> {
  await findResumeAlerts(context)
  await portal.settle()
}

test('saving the same search again returns it, resumed, and a search needs a filter', async () => {
  const employer = await aVerifiedEmployer(portal)
  const [one, other] = await Promise.all([save(employer, { q: 'Nurse' }), save(employer, { q: 'nurse' })])
  expect(one?.json<SavedResumeSearch>().id).toBe(other?.json<SavedResumeSearch>().id)
  expect(await savedOf(employer)).toMatchObject([{ isActive: true, found: 0 }])
  expect((await save(employer, {})).statusCode).toBe(400)
})

test('new people come in one email a day, each once, with the name that the company may see', async () => {
  const employer = await aVerifiedEmployer(portal)
  await savedEarlier(employer, { q: 'potter' })
  await savedEarlier(employer, { q: 'kiln' })
  const asha = await aResume(portal, { firstName: 'Asha', lastName: 'Menon', skills: ['Potter', 'Kiln'] })
  await aMorning()
  await aMorning()
  const [email, ...others] = emailsTo(employer)
  expect(others).toEqual([])
  expect(email?.subject).toBe('2 new people for your saved searches')
  expect(email?.text).toContain(`/employer-portal/resumes/${asha.id}`)
  expect(email?.text).not.toContain('Menon')
})

test('a person who hides before the email is written is not in it', async () => {
  const employer = await aVerifiedEmployer(portal)
  await savedEarlier(employer, { q: 'weaver' })
  const ravi = await aResume(portal, { skills: ['Weaver'] })
  await findResumeAlerts(context)
  await ravi.call('PUT /api/settings', { profileVisibility: false })
  await portal.settle()
  expect(emailsTo(employer)).toEqual([])
})

test('a paused search, one of a former member, and one of a company that is no longer verified find nothing', async () => {
  const [employer, former, doubted] = [
    await aVerifiedEmployer(portal),
    await aVerifiedEmployer(portal),
    await aVerifiedEmployer(portal),
  ]
  await savedEarlier(doubted, { q: 'cobbler' })
  await db.updateTable('employers').set({ isVerified: false }).where('id', '=', doubted.employerId).execute()
  const { id } = await savedEarlier(employer, { q: 'cobbler' })
  await savedEarlier(former, { q: 'cobbler' })
  expect((await employer.call(`PUT /api/employer/resume-searches/${id}`, { isActive: false })).json()).toMatchObject({
    isActive: false,
  })
  await db.deleteFrom('employerMembers').where('userId', '=', former.id).execute()
  await aResume(portal, { skills: ['Cobbler'] })
  await aMorning()
  expect([...emailsTo(employer), ...emailsTo(former), ...emailsTo(doubted)]).toEqual([])
  expect((await employer.call(`DELETE /api/employer/resume-searches/${id}`)).statusCode).toBe(200)
  expect((await employer.call(`DELETE /api/employer/resume-searches/${id}`)).statusCode).toBe(404)
})

test('at most fifty searches can be saved, also concurrently', async () => {
  const employer = await aVerifiedEmployer(portal)
  const answers = await Promise.all(Array.from({ length: 55 }, (_, n) => save(employer, { q: `word${n}` })))
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(50)
})
