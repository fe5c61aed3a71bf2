import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aCv, englishCv } from '#tests/factories/a-cv.ts'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal, type Person } from '#tests/portal.ts'

const apply = 'POST /api/applications'
const portal = await openPortal()

async function aCandidate(): Promise<Person> {
  const person = await portal.aUser()
  await aCv(person)
  return person
}

test('an application is stored with its first status', async () => {
  const candidate = await aCandidate()
  const { jobId } = await aJob(portal.db)
  const answer = await candidate.call(apply, { jobId, coverLetter: '  I can start on Monday.  ' })
  expect(answer.statusCode).toBe(201)
  const moment = expect.stringMatching(/^\d{4}-.*Z$/)
  expect(answer.json()).toEqual({ id: expect.any(String), jobId, status: 'applied', appliedAt: moment, updatedAt: moment })
  const [mine] = (await candidate.call('GET /api/applications/my-applications')).json()
  expect(mine).toMatchObject({
    coverLetter: 'I can start on Monday.',
    history: [{ from: null, to: 'applied', by: 'candidate', at: mine.appliedAt }],
  })
})

test('characters that the database cannot store are removed from a cover letter', async () => {
  const candidate = await aCandidate()
  const { jobId } = await aJob(portal.db)
  expect((await candidate.call(apply, { jobId, coverLetter: 'I can\0 start\non Monday' })).statusCode).toBe(201)
  const [mine] = (await candidate.call('GET /api/applications/my-applications')).json()
  expect(mine).toMatchObject({ coverLetter: 'I can start\non Monday' })
})

test('both sides get one email, and the email to the employer has no contact details', async () => {
  const candidate = await aCandidate()
  const { jobId, employerId } = await aJob(portal.db, { title: 'Ward Sister', company: 'Lotus Care' })
  await candidate.call(apply, { jobId })
  await portal.settle()
  await portal.settle()
  expect(emailsTo(candidate.email).map(({ subject }) => subject)).toEqual(['Your application for Ward Sister at Lotus Care'])
  const emails = emailsTo(await contactOf(employerId))
  expect(emails.map(({ subject }) => subject)).toEqual([`${englishCv.personalInfo.fullName} has applied for Ward Sister`])
  expect(emails[0]?.text).toContain('Senior Software Engineer, Nadi Payments')
  expect(emails[0]?.text).not.toContain(englishCv.personalInfo.email)
  expect(emails[0]?.text).not.toContain(englishCv.personalInfo.phone)
})

test('the email to an employer has links to the application and to unsubscribe', async () => {
  const [candidate, employer] = [await aCandidate(), await portal.anEmployer()]
  const { jobId } = await aJob(portal.db, { postedBy: employer.employerId })
  const applied = await candidate.call(apply, { jobId })
  const without = await aJob(portal.db)
  await candidate.call(apply, { jobId: without.jobId })
  await portal.settle()
  await portal.settle()
  const [sentEmail] = emailsTo(await contactOf(employer.employerId))
  expect(sentEmail?.text).toContain(`http://localhost:3000/employer-portal/applicants/${applied.json().id}`)
  expect(sentEmail?.unsubscribeUrl).toContain('/unsubscribe?token=')
  const [plain] = emailsTo(await contactOf(without.employerId))
  expect(plain?.text).not.toContain('employer-portal')
  expect(plain?.text).toContain(`See the job:\nhttp://localhost:3000/jobs/${without.jobId}\n`)
  expect(plain?.text).toContain('To stop these emails, write to support@pasand.example.')
})

test('twenty clicks at the same moment create one application, one history entry and one email to each side', async () => {
  const candidate = await aCandidate()
  const { jobId, employerId } = await aJob(portal.db)
  const answers = await Promise.all(Array.from({ length: 20 }, () => candidate.call(apply, { jobId })))
  const refused = answers.filter(({ statusCode }) => statusCode === 409)
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
  expect(refused).toHaveLength(19)
  expect(refused[0]?.json()).toMatchObject({ message: 'You have already applied for this job' })
  const rows = await portal.db.selectFrom('applications').select('id').where('jobId', '=', jobId).execute()
  expect(rows).toHaveLength(1)
  const changes = await portal.db
    .selectFrom('applicationStatusChanges')
    .select('id')
    .where('applicationId', '=', rows[0]?.id ?? '')
    .execute()
  expect(changes).toHaveLength(1)
  await portal.settle()
  expect(emailsTo(candidate.email)).toHaveLength(1)
  expect(emailsTo(await contactOf(employerId))).toHaveLength(1)
})

test('without a CV the refusal says what is missing', async () => {
  const candidate = await portal.aUser()
  const answer = await candidate.call(apply, { jobId: (await aJob(portal.db)).jobId })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({ message: 'Please build your CV first', code: 'cvRequired', requiresCv: true })
})

test.each([
  ['a closed', async () => (await aJob(portal.db, { isActive: false })).jobId],
  ['an expired', async () => (await aJob(portal.db, { expiresAt: new Date(Date.now() - 1_000) })).jobId],
  ['an unknown', async () => randomUUID()],
])('%s job is not there to apply for', async (_kind, jobId) => {
  const candidate = await aCandidate()
  const answer = await candidate.call(apply, { jobId: await jobId() })
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toEqual({ message: 'This job is no longer open', code: 'jobClosed' })
})

test('a stranger is refused before the input is read', async () => {
  const answer = await portal.visitor.call(apply, { jobId: 'x' })
  expect(answer.statusCode).toBe(401)
  expect(answer.json()).toEqual({ message: 'Unauthorized' })
})

test.each([
  [{ jobId: 'x' }, 'jobId', 'Choose a job first'],
  [{ jobId: randomUUID(), coverLetter: 'a'.repeat(4_001) }, 'coverLetter', 'Please use at most 4000 characters'],
])('malformed input is named: %#', async (body, path, message) => {
  const answer = await (await portal.aUser()).call(apply, body)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({ message, errors: [{ path, message }] })
})

function emailsTo(email: string): typeof portal.emails {
  return portal.emails.filter(({ to }) => to === email)
}

async function contactOf(employerId: string): Promise<string> {
  const { contactEmail } = await portal.db
    .selectFrom('employers')
    .select('contactEmail')
    .where('id', '=', employerId)
    .executeTakeFirstOrThrow()
  return contactEmail
}

test('one person can send thirty applications an hour', async () => {
  const candidate = await aCandidate()
  const statuses: number[] = []
  for (let i = 0; i < 31; i++) statuses.push((await candidate.call(apply, { jobId: (await aJob(portal.db)).jobId })).statusCode)
  expect(statuses.filter((status) => status === 201)).toHaveLength(30)
  expect(statuses.at(-1)).toBe(429)
  expect((await (await aCandidate()).call(apply, { jobId: (await aJob(portal.db)).jobId })).statusCode).toBe(201)
})
