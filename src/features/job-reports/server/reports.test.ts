import { expect, test } from 'vitest'
import type { PostingInFull } from '#features/job-posting/contract.ts'
import { aCv } from '#tests/factories/a-cv.ts'
import { aJob } from '#tests/factories/a-job.ts'
import { postingFields, postJob } from '#tests/factories/a-posting.ts'
import { openPortal, type Person } from '#tests/portal.ts'
import type { ReportedJob } from '../contract.ts'

const portal = await openPortal()
const { db, emails, visitor, settle } = portal

async function aPublicJob(over: Partial<typeof postingFields> = {}) {
  const employer = await portal.anEmployer()
  await db.updateTable('employers').set({ isVerified: true, jobPostingLimit: 9 }).where('id', '=', employer.employerId).execute()
  const { postingId } = await postJob(employer, over)
  return { employer, jobId: postingId }
}

const report = ({ call }: Person, jobId: string, reason = 'not_real') =>
  call(`POST /api/jobs/${jobId}/reports`, { reason, details: 'They called me.' })
const isPublic = async (jobId: string): Promise<boolean> => (await visitor.call(`GET /api/jobs/${jobId}`)).statusCode === 200
const news = async ({ call }: Person): Promise<string[]> =>
  (await call('GET /api/notifications')).json<{ title: string }[]>().map(({ title }) => title)

async function anApplicant(jobId: string): Promise<Person> {
  const person = await portal.aUser()
  await aCv(person)
  await person.call('POST /api/applications', { jobId })
  return person
}

test('three people report a job, it is put on hold, staff release it, and everybody is notified each time', async () => {
  const { employer, jobId } = await aPublicJob()
  const [applicant, rejected] = [await anApplicant(jobId), await anApplicant(jobId)]
  await db.updateTable('applications').set({ status: 'rejected' }).where('userId', '=', rejected.id).execute()
  const [first, second, third] = [await portal.aUser(), await portal.aUser(), await portal.aUser()]
  expect((await report(first, jobId)).statusCode).toBe(201)
  expect((await report(first, jobId)).json<{ code: string }>().code).toBe('alreadyReported')
  await report(second, jobId, 'wrong_facts')
  expect(await isPublic(jobId)).toBe(true)
  await report(third, jobId)
  expect(await isPublic(jobId)).toBe(false)
  expect((await visitor.call('GET /api/jobs?q=Ward+Sister')).body).not.toContain(jobId)
  await settle()
  for (const person of [applicant, rejected]) expect(await news(person)).toContain('On hold: Ward Sister at Lotus Care Hospital')
  expect(emails.some(({ to, text }) => to === applicant.email && text.includes('Pay nobody for a job'))).toBe(true)
  expect(await news(employer)).toContain('On hold: Ward Sister')
  expect((await employer.call(`PUT /api/employer/postings/${jobId}/state`, { action: 'resume' })).statusCode).toBe(409)
  expect(
    (await employer.call(`PUT /api/employer/postings/${jobId}/state`, { action: 'close', reason: 'filled' })).statusCode,
  ).toBe(409)

  const staff = await portal.aStaffMember('support')
  const [queued] = (await staff.call('GET /api/admin/job-reports')).json<ReportedJob[]>()
  expect(queued).toMatchObject({ jobId, state: 'held', moneyRequest: null })
  expect(queued?.reports).toHaveLength(3)
  expect(JSON.stringify(queued)).not.toContain(first.id)
  const decided = await staff.call(`PUT /api/admin/job-reports/${jobId}`, {
    decision: 'release',
    reason: 'Spoke to the hospital',
  })
  expect(decided.statusCode).toBe(200)
  await settle()
  expect(await isPublic(jobId)).toBe(true)
  expect(await news(applicant)).toContain('No longer on hold: Ward Sister at Lotus Care Hospital')
  expect(await news(employer)).toContain('No longer on hold: Ward Sister')
  expect((await staff.call('GET /api/admin/job-reports')).json<ReportedJob[]>().map((job) => job.jobId)).not.toContain(jobId)
  // A decided report does not count again.
  await report(await portal.aUser(), jobId)
  expect(await isPublic(jobId)).toBe(true)
})

test('one report of a money request is enough if the text confirms it, and staff remove the job', async () => {
  const { employer, jobId } = await aPublicJob({})
  // As a job from before texts were read at publishing.
  const description = `${postingFields.description} Pay a refundable security deposit of Rs 2,000 before you join.`
  await portal.db.updateTable('jobs').set({ description }).where('id', '=', jobId).execute()
  const applicant = await anApplicant(jobId)
  await report(await portal.aUser(), jobId, 'asks_for_money')
  expect(await isPublic(jobId)).toBe(false)
  const staff = await portal.aStaffMember('admin')
  const queue = (await staff.call('GET /api/admin/job-reports')).json<ReportedJob[]>()
  expect(queue.find((job) => job.jobId === jobId)?.moneyRequest).toContain('refundable security deposit')
  await staff.call(`PUT /api/admin/job-reports/${jobId}`, { decision: 'remove', reason: 'It asks for a deposit' })
  await settle()
  expect((await employer.call(`GET /api/employer/postings/${jobId}`)).json<PostingInFull>()).toMatchObject({
    state: 'closed',
    reason: 'removed',
  })
  expect(await news(applicant)).toContain('Removed: Ward Sister at Lotus Care Hospital')
  expect(
    (await staff.call(`PUT /api/admin/job-reports/${jobId}`, { decision: 'release', reason: 'Changed my mind' })).statusCode,
  ).toBe(404)
})

test('a money request that the text does not confirm needs further reports', async () => {
  const { jobId } = await aPublicJob({ description: `${postingFields.description} We never ask for a registration fee.` })
  await report(await portal.aUser(), jobId, 'asks_for_money')
  expect(await isPublic(jobId)).toBe(true)
})

test('three concurrent reports put a job on hold', async () => {
  const { jobId } = await aPublicJob()
  const people = await Promise.all([1, 2, 3].map(() => portal.aUser()))
  await Promise.all(people.map((person) => report(person, jobId)))
  expect(await isPublic(jobId)).toBe(false)
})

test('a job that was not written in the portal can be put on hold and removed too', async () => {
  const { jobId } = await aJob(db)
  const people = [await portal.aUser(), await portal.aUser(), await portal.aUser()]
  for (const person of people) await report(person, jobId)
  expect(await isPublic(jobId)).toBe(false)
})

test('a report that arrives after the queue was loaded is not decided unseen', async () => {
  const { jobId } = await aPublicJob()
  await report(await portal.aUser(), jobId, 'wrong_facts')
  const { call } = await portal.aStaffMember('support')
  const read = async () =>
    (await call('GET /api/admin/job-reports')).json<ReportedJob[]>().find((job) => job.jobId === jobId)?.reports.length
  const seen = await read()
  await report(await portal.aUser(), jobId, 'asks_for_money')
  const decide = (reports: number | undefined) =>
    call(`PUT /api/admin/job-reports/${jobId}`, { decision: 'release', reason: 'The facts are right', reports })
  expect((await decide(seen)).json()).toMatchObject({ code: 'reportedAgain' })
  expect(await read(), 'both wait').toBe(2)
  expect((await decide(2)).statusCode).toBe(200)
})
