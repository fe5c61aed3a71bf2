import { expect, test } from 'vitest'
import type { ReportedJob } from '#features/job-reports/contract.ts'
import { aVerifiedCompany, postingFields, postJob } from '#tests/factories/a-posting.ts'
import { openPortal, type Person } from '#tests/portal.ts'
import type { PostingSummary } from '../contract.ts'

const portal = await openPortal()
const { visitor, emails, settle } = portal

const feeText = `${postingFields.description} Pay Rs 500 registration fee to confirm your seat.`
const isPublic = async (id: string): Promise<boolean> => (await visitor.call(`GET /api/jobs/${id}`)).statusCode === 200
const publish = async ({ call }: Person, id: string, over: object): Promise<PostingSummary> => {
  await call(`PUT /api/employer/postings/${id}/draft`, { ...postingFields, ...over })
  return (await call(`POST /api/employer/postings/${id}/publish`)).json()
}

async function release(jobId: string): Promise<ReportedJob | undefined> {
  const staff = await portal.aStaffMember('support')
  const queue = (await staff.call('GET /api/admin/job-reports')).json<ReportedJob[]>()
  await staff.call(`PUT /api/admin/job-reports/${jobId}`, { decision: 'release', reason: 'A refund, not a fee', reports: 0 })
  return queue.find((job) => job.jobId === jobId)
}

test('a job whose text asks for money is public only after staff have released it, and stays so while the text is edited', async () => {
  const employer = await aVerifiedCompany(portal, 3)
  const { postingId, answer } = await postJob(employer, { description: feeText })
  expect(answer.json<PostingSummary>()).toMatchObject({ state: 'held', reason: null })
  expect(await isPublic(postingId)).toBe(false)
  await settle()
  expect(emails.findLast(({ subject }) => subject.startsWith('On hold'))?.text).toContain('seems to ask candidates for money')
  expect(await release(postingId)).toMatchObject({ state: 'held', reports: [], moneyRequest: expect.stringContaining('Rs 500') })
  expect(await isPublic(postingId)).toBe(true)
  expect((await publish(employer, postingId, { description: feeText, title: 'Sister of a Ward' })).state).toBe('open')
  expect((await publish(employer, postingId, { description: feeText.replace('500', '900') })).state).toBe('held')
})

test('a passage that staff have released does not hide another one after it', async () => {
  const employer = await aVerifiedCompany(portal, 3)
  const { postingId } = await postJob(employer, { description: feeText })
  await release(postingId)
  const more = `${feeText} Then pay the joining fee to our agent.`
  expect((await publish(employer, postingId, { description: more })).state).toBe('held')
})

test('a job that is edited or paused is held too when it begins to ask for money', async () => {
  const employer = await aVerifiedCompany(portal, 3)
  const { postingId } = await postJob(employer)
  await employer.call(`PUT /api/employer/postings/${postingId}/state`, { action: 'pause' })
  expect((await publish(employer, postingId, { benefits: ['Uniform for a security deposit of Rs 900'] })).state).toBe('held')
  await release(postingId)
  expect(await isPublic(postingId), 'it was paused').toBe(false)
})

test.each(['There is no registration fee.', 'We never ask for money.', 'We never ask for a registration fee or a deposit.'])(
  'a job that denies a fee is public at once: %s',
  async (denial) => {
    const employer = await aVerifiedCompany(portal, 3)
    const { postingId, answer } = await postJob(employer, { description: `${postingFields.description} ${denial}` })
    expect(answer.json<PostingSummary>().state).toBe('open')
    expect(await isPublic(postingId)).toBe(true)
  },
)
