import { expect, test } from 'vitest'
import type { PostingInFull } from '#features/job-posting/contract.ts'
import { postJob } from '#tests/factories/a-posting.ts'
import { openPortal, type Person, testPassword } from '#tests/portal.ts'
import { statusesOf } from '#tests/staff/staff-world.ts'
import type { ReportedJob } from '../contract.ts'

const portal = await openPortal()
const { db, visitor } = portal

/** A job on hold after reports of three people. */
async function aHeldJob() {
  const employer = await portal.anEmployer()
  await db.updateTable('employers').set({ isVerified: true, jobPostingLimit: 9 }).where('id', '=', employer.employerId).execute()
  const { postingId: jobId } = await postJob(employer)
  const people = [await portal.aUser(), await portal.aUser(), await portal.aUser()]
  for (const { call } of people) await call(`POST /api/jobs/${jobId}/reports`, { reason: 'not_real', details: 'They called me.' })
  return { employer, jobId, people }
}

test('a job on hold stays in the queue when all its reporters delete their accounts, and staff can release it', async () => {
  const { employer, jobId, people } = await aHeldJob()
  for (const { call } of people) await call('POST /api/account/delete', { password: testPassword, alsoOtherCvs: true })
  const [first, second] = [await portal.aStaffMember('support'), await portal.aStaffMember('support')]
  const queue = (await first.call('GET /api/admin/job-reports?kind=held&show=free')).json<ReportedJob[]>()
  expect(queue.find((job) => job.jobId === jobId)).toMatchObject({ state: 'held', reports: [] })
  expect((await first.call(`PUT /api/admin/queues/job-reports/claims/${jobId}`)).statusCode).toBe(200)
  const decide = ({ call }: Person, decision: string) =>
    call(`PUT /api/admin/job-reports/${jobId}`, { decision, reason: 'Spoke to the hospital', reports: 0 })
  expect((await decide(second, 'remove')).json()).toMatchObject({ code: 'claimed' })
  expect((await decide(first, 'release')).statusCode).toBe(200)
  expect((await visitor.call(`GET /api/jobs/${jobId}`)).statusCode).toBe(200)
  expect((await decide(second, 'remove')).statusCode, 'it is not on hold any more').toBe(404)
  expect((await employer.call(`GET /api/employer/postings/${jobId}`)).json<PostingInFull>()).toMatchObject({ state: 'open' })
})

test('of two concurrent decisions about a job on hold without reports, one counts', async () => {
  const { jobId } = await aHeldJob()
  await db.deleteFrom('jobReports').where('jobId', '=', jobId).execute()
  const staff = await Promise.all([1, 2, 3, 4].map(() => portal.aStaffMember('support')))
  const answers = await Promise.all(
    staff.map(({ call }, at) =>
      call(`PUT /api/admin/job-reports/${jobId}`, { decision: at % 2 ? 'remove' : 'release', reason: 'A call', reports: 0 }),
    ),
  )
  expect(statusesOf(answers)).toEqual([200, 404, 404, 404])
})
