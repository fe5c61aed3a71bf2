import { expect, test } from 'vitest'
import { applicationSubmitted } from '#features/applications/contract.ts'
import { matchNewJobs } from '#features/wishes/server/public.ts'
import { publish } from '#platform/server/events.ts'
import { aCv } from '#tests/factories/a-cv.ts'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal, type Person } from '#tests/portal.ts'
import type { Notification } from '../contract.ts'

const portal = await openPortal()
const { db, context } = portal
const listOf = async (person: Person): Promise<Notification[]> => (await person.call('GET /api/notifications')).json()
const unreadOf = async (person: Person): Promise<number> => (await person.call('GET /api/notifications/unread')).json().unread

async function someoneWithMatches(): Promise<Person> {
  const asha = await portal.aUser()
  await asha.call('POST /api/wishes', { company: 'Kaveri Software', role: 'Tester', availabilityDays: 30 })
  await portal.settle()
  return asha
}

test('matches of a wish are notified once a day, however many jobs match', async () => {
  const asha = await someoneWithMatches()
  for (let n = 0; n < 3; n++) {
    await aJob(db, { company: 'Kaveri Software', title: 'Tester', salaryMin: 600_000, salaryMax: 900_000 })
    await matchNewJobs(context)
    await portal.settle()
  }
  expect(await listOf(asha)).toEqual([
    {
      id: expect.any(String),
      kind: 'match',
      title: 'New jobs match your wish: Tester at Kaveri Software',
      body: expect.stringMatching(/^Tester at Kaveri Software, \S.* · ₹/),
      link: expect.stringMatching(/^\/wishes#wish-/),
      createdAt: expect.stringMatching(/Z$/),
      isRead: false,
    },
  ])
})

test('marking one or all as read or unread changes the count', async () => {
  const asha = await someoneWithMatches()
  await aJob(db, { company: 'Kaveri Software', title: 'Tester' })
  await matchNewJobs(context)
  await portal.settle()
  const [{ id } = { id: '' }] = await listOf(asha)
  expect(await unreadOf(asha)).toBe(1)
  expect((await asha.call(`PUT /api/notifications/${id}`, { isRead: true })).json()).toMatchObject({ isRead: true })
  expect(await unreadOf(asha)).toBe(0)
  await asha.call(`PUT /api/notifications/${id}`, { isRead: false })
  expect(await unreadOf(asha)).toBe(1)
  expect((await asha.call('PUT /api/notifications')).json()).toEqual({ unread: 0 })
  expect(await listOf(asha)).toMatchObject([{ isRead: true }])
})

test('the employer is notified of an application once, even if the reaction runs twice', async () => {
  const employer = await portal.anEmployer()
  const { jobId } = await aJob(db, { postedBy: employer.employerId, title: 'Staff Nurse' })
  const asha = await portal.aUser()
  await aCv(asha)
  const { id: applicationId } = (await asha.call('POST /api/applications', { jobId })).json<{ id: string }>()
  await db.transaction().execute((tx) => publish(tx, applicationSubmitted, { applicationId }))
  await portal.settle()
  const list = await listOf(employer)
  expect(list).toHaveLength(1)
  expect(list[0]?.title).toMatch(/has applied for Staff Nurse$/)
})
