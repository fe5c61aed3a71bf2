/** Tests that a suspended company is nowhere visible or active until it is restored. */
import { expect, test } from 'vitest'
import { remind } from '#features/interview-slots/server/book.ts'
import { listCompanyPages } from '#features/companies/server/page-queries.ts'
import type { MyApplication } from '#features/applications/contract.ts'
import type { UpcomingInterview } from '#features/interview-slots/contract.ts'
import { withoutInvitation } from '#features/interview-slots/rules.ts'
import type { ReceivedRequest } from '#features/resume-unlocks/contract.ts'
import { aResume } from '#tests/factories/a-resume.ts'
import { anApplication } from '#tests/factories/an-application.ts'
import { openPortal, type Person } from '#tests/portal.ts'
import { unlockingIn } from '#tests/support/unlocking.ts'

let now = new Date()
const portal = await openPortal({ clock: () => now })
const { db, context, visitor, emails, settle } = portal
const { aCompany, ask, answer, units } = unlockingIn(portal)

/** Suspends or restores a company as a member of staff who has just signed in. */
async function change(employerId: string, isSuspended: boolean): Promise<void> {
  const sales = await portal.aStaffMember('sales')
  const body = { isSuspended, reason: 'Jobs for money' }
  expect((await sales.call(`PUT /api/admin/employers/${employerId}/suspension`, body)).statusCode).toBe(200)
}
const mailTo = ({ email }: Person) => emails.filter(({ to }) => to === email).map(({ subject }) => subject)
async function settled(): Promise<void> {
  await settle()
  await settle()
}

test('a suspended company has no page, even if it is verified', async () => {
  const { employer } = await aCompany('Lotus Care Hospital')
  const isPage = async () => {
    const { statusCode } = await visitor.call(`GET /api/companies/${employer.employerId}`)
    const pages = await listCompanyPages(db, now)
    expect(pages.some(({ id }) => id === employer.employerId)).toBe(statusCode === 200)
    return statusCode === 200
  }
  expect(await isPage()).toBe(true)
  await change(employer.employerId, true)
  expect(await isPage()).toBe(false)
  await change(employer.employerId, false)
  expect(await isPage()).toBe(true)
})

test('nobody can give contact details to a suspended company', async () => {
  const { employer, jobId } = await aCompany()
  const person = await aResume(portal)
  const { id } = (await ask(employer, person.id, jobId)).json<{ id: string }>()
  const received = async () => (await person.call('GET /api/resume-requests')).json<ReceivedRequest[]>().map((one) => one.id)
  const before = await units(employer)
  await change(employer.employerId, true)
  expect(await received()).toEqual([])
  expect((await answer(person, id, 'accept')).json()).toMatchObject({ code: 'changed' })
  await change(employer.employerId, false)
  expect(await received()).toEqual([id])
  expect((await answer(person, id, 'accept')).statusCode).toBe(200)
  expect(await units(employer)).toBe(before - 1)
})

test('nobody has an interview with a suspended company, and all its applicants are warned', async () => {
  const { candidate, employer, applicationId, mine } = await anApplication(portal)
  const startsAt = [new Date(Math.ceil(now.getTime() / 3_600_000) * 3_600_000 + 30 * 3_600_000).toISOString()]
  const interview = { startsAt, minutes: 30, way: 'phone', place: '', note: '' }
  await employer.call(`POST /api/employer/applicants/${applicationId}/interview`, interview)
  expect((await candidate.call(`PUT ${mine}/interview`, { startsAt: startsAt[0] })).statusCode).toBe(200)
  await settled()
  const listed = async () => (await candidate.call('GET /api/applications/interviews')).json<UpcomingInterview[]>()
  const upcoming = async () => (await listed()).length
  const withoutTime = async () => {
    const applications = (await candidate.call('GET /api/applications/my-applications')).json<MyApplication[]>()
    return withoutInvitation(applications, await listed())
  }
  expect(await upcoming()).toBe(1)
  await change(employer.employerId, true)
  await settled()
  expect(mailTo(candidate).at(-1)).toBe('On hold: Ward Sister at Lotus Care Hospital')
  expect(await upcoming()).toBe(0)
  expect(await withoutTime(), 'nor is its date still to be agreed on').toEqual([])
  expect((await candidate.call(`PUT ${mine}/interview`, { startsAt: startsAt[0] })).statusCode).toBe(404)
  now = new Date(now.getTime() + 8 * 3_600_000)
  await remind(context)
  await settled()
  expect(mailTo(candidate).filter((subject) => subject.startsWith('Reminder'))).toEqual([])
  await change(employer.employerId, false)
  await remind(context)
  await settled()
  expect(await upcoming()).toBe(1)
  expect(mailTo(candidate).some((subject) => subject.startsWith('Reminder'))).toBe(true)
  const news = (await candidate.call('GET /api/notifications')).body
  expect(news).toContain('No longer on hold: Ward Sister at Lotus Care Hospital')
})

test.each([
  { isSuspended: true, count: 0 },
  { isSuspended: false, count: 1 },
])(
  'a company, suspended: $isSuspended, gets $count emails of a message at its contact address',
  async ({ isSuspended, count }) => {
    const { employer, mine, candidate } = await anApplication(portal)
    const contactEmail = `desk-${employer.employerId}@lotus.example`
    await settled()
    await db.updateTable('employers').set({ contactEmail }).where('id', '=', employer.employerId).execute()
    if (isSuspended) await change(employer.employerId, true)
    const message = { body: 'May I ask about the shifts?' }
    expect((await candidate.call(`POST ${mine}/messages`, message)).statusCode).toBe(201)
    await settled()
    expect(emails.filter(({ to }) => to === contactEmail)).toHaveLength(count)
  },
)
