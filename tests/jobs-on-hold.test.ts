/** Tests that applicants and visitors learn the truth about a job that staff keep back, not that it was closed. */
import { expect, test } from 'vitest'
import { builtScreens } from '#app/server/screens.ts'
import type { MyApplication } from '#features/applications/contract.ts'
import type { SavedJob } from '#features/jobs/contract.ts'
import { holdTexts } from '#features/jobs/hold-texts.ts'
import { servePages } from '#platform/server/pages.ts'
import { aCv } from './factories/a-cv.ts'
import { aVerifiedCompany, postingFields, postJob } from './factories/a-posting.ts'
import { openPortal, type Person } from './portal.ts'

const portal = await openPortal()
const { app, db, visitor, context } = portal
servePages(app, await builtScreens(app), { isDev: false, siteOf: () => 'main', urlOf: () => context.sites.mainUrl })

const company = await aVerifiedCompany(portal, 9)

/** A job and a person who has applied for it and saved it. */
async function anAppliedJob() {
  const { postingId: jobId } = await postJob(company)
  const applicant = await portal.aUser()
  await aCv(applicant)
  await applicant.call('POST /api/applications', { jobId })
  await applicant.call(`PUT /api/saved-jobs/${jobId}`)
  return { jobId, applicant }
}

async function report(jobId: string, ...reasons: readonly string[]): Promise<void> {
  for (const reason of reasons) await (await portal.aUser()).call(`POST /api/jobs/${jobId}/reports`, { reason, details: '' })
}

/** What the applicant reads about the job in all places. */
async function readBy({ call }: Person, jobId: string) {
  const [application] = (await call('GET /api/applications/my-applications')).json<MyApplication[]>()
  const tracked = (await call(`GET /api/applications/${application?.id}`)).json<MyApplication>()
  const [saved] = (await call('GET /api/saved-jobs')).json<SavedJob[]>()
  expect([tracked.jobHold, saved?.hold]).toEqual([application?.jobHold, application?.jobHold])
  const { code } = (await visitor.call(`GET /api/jobs/${jobId}`)).json<{ code?: string }>()
  const page = await visitor.call(`GET /jobs/${jobId}`)
  return { hold: application?.jobHold, code, status: page.statusCode, page: page.body }
}

test('a job that staff check after reports is on hold, and not closed', async () => {
  const { jobId, applicant } = await anAppliedJob()
  expect(await readBy(applicant, jobId)).toMatchObject({ hold: null, status: 200 })
  await report(jobId, 'not_real', 'not_real', 'wrong_facts')
  const read = await readBy(applicant, jobId)
  expect(read).toMatchObject({ hold: holdTexts.check, code: 'held', status: 410 })
  expect(read.page).toContain('This job is on hold')
  expect(read.page).toContain('Our staff are checking this job. Pay nobody for a job')
  expect(read.page).not.toContain('no longer open')
  expect((await applicant.call('GET /applications')).body).toContain('on hold')
})

test('a job that is said to ask for money warns of paying for a job', async () => {
  const { jobId, applicant } = await anAppliedJob()
  await report(jobId, 'asks_for_money', 'not_real', 'not_real')
  const read = await readBy(applicant, jobId)
  expect(read).toMatchObject({ hold: holdTexts.money, code: 'heldForMoney' })
  expect(read.page).toContain('Never pay for a job')
  expect((await applicant.call('GET /applications')).body).toContain('Never pay for a job')
  expect((await applicant.call('GET /saved-jobs')).body).toContain('Never pay for a job')
})

test('a job whose changed text asks for money warns of paying for a job', async () => {
  const { jobId, applicant } = await anAppliedJob()
  const description = `${postingFields.description} Pay Rs 500 registration fee to confirm your seat.`
  await company.call(`PUT /api/employer/postings/${jobId}/draft`, { ...postingFields, description })
  await company.call(`POST /api/employer/postings/${jobId}/publish`)
  expect(await readBy(applicant, jobId)).toMatchObject({ hold: holdTexts.money, code: 'heldForMoney' })
})

test('a paused job that was on hold is not on hold after staff have released it', async () => {
  const { jobId, applicant } = await anAppliedJob()
  await report(jobId, 'asks_for_money')
  await company.call(`PUT /api/employer/postings/${jobId}/state`, { action: 'pause' })
  const description = `${postingFields.description} Pay Rs 500 registration fee to confirm your seat.`
  await company.call(`PUT /api/employer/postings/${jobId}/draft`, { ...postingFields, description })
  await company.call(`POST /api/employer/postings/${jobId}/publish`)
  expect(await readBy(applicant, jobId)).toMatchObject({ hold: holdTexts.money })
  const staff = await portal.aStaffMember('support')
  await staff.call(`PUT /api/admin/job-reports/${jobId}`, { decision: 'release', reason: 'A refund, not a fee', reports: 1 })
  expect(await readBy(applicant, jobId)).toMatchObject({ hold: null, code: 'closed' })
})

test('a job that staff have removed, or that its company has closed, is no longer open', async () => {
  const { jobId, applicant } = await anAppliedJob()
  await report(jobId, 'asks_for_money', 'not_real', 'not_real')
  const staff = await portal.aStaffMember('support')
  await staff.call(`PUT /api/admin/job-reports/${jobId}`, { decision: 'remove', reason: 'A fraud', reports: 3 })
  expect(await readBy(applicant, jobId)).toMatchObject({ hold: null, code: 'closed', status: 410 })
})

test('the jobs of a suspended company are on hold until they expire', async () => {
  const { jobId, applicant } = await anAppliedJob()
  const { employerId } = company
  const sales = await portal.aStaffMember('sales')
  await sales.call(`PUT /api/admin/employers/${employerId}/suspension`, { isSuspended: true, reason: 'Jobs for money' })
  expect(await readBy(applicant, jobId)).toMatchObject({ hold: holdTexts.check, code: 'held' })
  await db.updateTable('jobs').set({ expiresAt: new Date() }).where('id', '=', jobId).execute()
  expect(await readBy(applicant, jobId)).toMatchObject({ hold: null, code: 'closed' })
})
