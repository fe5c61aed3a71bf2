/** Tests the notices to applicants when a company is suspended and restored. */
import { expect, test } from 'vitest'
import { anApplication } from '#tests/factories/an-application.ts'
import { openPortal, type Person } from '#tests/portal.ts'

const portal = await openPortal()
const { db, emails, settle } = portal
type Employer = Awaited<ReturnType<typeof portal.anEmployer>>

async function change({ employerId }: Employer, isSuspended: boolean): Promise<void> {
  const sales = await portal.aStaffMember('sales')
  const body = { isSuspended, reason: 'Jobs for money' }
  expect((await sales.call(`PUT /api/admin/employers/${employerId}/suspension`, body)).statusCode).toBe(200)
}
async function changeAndWait(employer: Employer, isSuspended: boolean): Promise<void> {
  await change(employer, isSuspended)
  await settle()
  await settle()
}
/** Newest first. */
const noticesTo = async ({ call }: Person) =>
  (await call('GET /api/notifications')).json<{ title: string; link: string }[]>().filter(({ title }) => /on hold/i.test(title))
const titlesTo = async (person: Person) => (await noticesTo(person)).map(({ title }) => title)
const emailsTo = ({ email }: Person) => emails.filter(({ to, subject }) => to === email && /on hold/i.test(subject))
const [onHold, released] = [
  'On hold: Ward Sister at Lotus Care Hospital',
  'No longer on hold: Ward Sister at Lotus Care Hospital',
]

test('a second suspension warns again, also by email', async () => {
  const { candidate, employer } = await anApplication(portal)
  for (const isSuspended of [true, false, true]) await changeAndWait(employer, isSuspended)
  expect(await titlesTo(candidate)).toEqual([onHold, released, onHold])
  expect(emailsTo(candidate).filter(({ subject }) => subject === onHold)).toHaveLength(2)
})

test('a person with three applications and a daily digest gets one warning, at once', async () => {
  const { candidate, employer } = await anApplication(portal)
  for (const title of ['Staff Nurse', 'Night Nurse']) await anApplication(portal, { candidate, employer, title })
  await candidate.call('PUT /api/settings', { emailDigest: true })
  await changeAndWait(employer, true)
  const [notice, ...others] = await noticesTo(candidate)
  expect(others).toEqual([])
  expect(notice).toMatchObject({ title: 'On hold: Night Nurse and 2 more jobs at Lotus Care Hospital', link: '/applications' })
  const [email, ...more] = emailsTo(candidate)
  expect(more).toEqual([])
  expect(email?.text).toContain('go to no interview')
  expect(email?.text).toMatch(/\/applications$/m)
})

test('the end of a suspension is not announced for jobs that are on hold or removed for another reason', async () => {
  const employer = await portal.anEmployer()
  const [warned, held, removed] = [
    await anApplication(portal, { employer }),
    await anApplication(portal, { employer, title: 'Staff Nurse' }),
    await anApplication(portal, { employer, title: 'Night Nurse' }),
  ]
  await changeAndWait(employer, true)
  const dates = {
    createdAt: new Date(),
    updatedAt: new Date(),
    stateSince: new Date(),
    publishedAt: new Date(),
    confirmedAt: new Date(),
  }
  await db
    .insertInto('jobPostings')
    .values([
      { id: held.jobId, employerId: employer.employerId, state: 'held', heldFrom: 'open', reason: 'reports', ...dates },
      { id: removed.jobId, employerId: employer.employerId, state: 'closed', reason: 'removed', ...dates },
    ])
    .execute()
  await changeAndWait(employer, false)
  expect(await titlesTo(warned.candidate)).toEqual([released, onHold])
  expect(await titlesTo(held.candidate)).toEqual(['On hold: Staff Nurse at Lotus Care Hospital'])
  expect(await titlesTo(removed.candidate)).toEqual(['On hold: Night Nurse at Lotus Care Hospital'])
})

test('the end of a suspension is announced only to people who were warned', async () => {
  const { candidate, employer } = await anApplication(portal)
  for (const isSuspended of [true, false]) await change(employer, isSuspended)
  await settle()
  await settle()
  expect(await titlesTo(candidate)).toEqual([])
})
