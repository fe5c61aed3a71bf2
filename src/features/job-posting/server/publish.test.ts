import { expect, test } from 'vitest'
import { newId } from '#platform/server/new-id.ts'
import { anApplication } from '#tests/factories/an-application.ts'
import { aVerifiedCompany, postingFields, postJob } from '#tests/factories/a-posting.ts'
import { openPortal, type Person, testPassword } from '#tests/portal.ts'
import type { PostingInFull, PostingList, PostingSummary } from '../contract.ts'

let now = new Date()
const portal = await openPortal({ clock: () => now })
const { db, visitor } = portal
const days = (count: number): void => void (now = new Date(now.getTime() + count * 86_400_000))

/** Signs in again, because a sign-in ends after a week. */
async function again<P extends Person>(person: P): Promise<P> {
  const answer = await visitor.call('POST /api/auth/login', { email: person.email, password: testPassword })
  return { ...person, call: portal.withCookie(answer) }
}

const step = ({ call }: Person, postingId: string, body: object) => call(`PUT /api/employer/postings/${postingId}/state`, body)
const read = async ({ call }: Person, postingId: string): Promise<PostingInFull> =>
  (await call(`GET /api/employer/postings/${postingId}`)).json()
const isPublic = async (postingId: string): Promise<boolean> =>
  (await visitor.call(`GET /api/jobs/${postingId}`)).statusCode === 200

test.each([
  ['payFrom', { payFrom: '3', payTo: '500000', payPer: 'year' }],
  ['payTo', { payFrom: '', payTo: '900', payPer: 'month' }],
] as const)('a pay that was written in lakhs or thousands is refused: %s', async (path, pay) => {
  const { answer } = await postJob(await aVerifiedCompany(portal), pay)
  const message = 'This pay is below ₹1,000 a month. Please write all digits: 3 lakh is 300000'
  expect(answer.json()).toMatchObject({ errors: [{ path, message }] })
})

test('a pay with a unit is read as people in India mean it', async () => {
  const { postingId } = await postJob(await aVerifiedCompany(portal), { payFrom: '₹ 3 lakh', payTo: '4.5L', payPer: 'year' })
  expect((await visitor.call(`GET /api/jobs/${postingId}`)).json()).toMatchObject({ salaryMin: 300_000, salaryMax: 450_000 })
})

test('a draft of a verified company becomes a public job with all its fields', async () => {
  const employer = await aVerifiedCompany(portal)
  const questions = [{ kind: 'yes_no', text: 'Are you a registered nurse?', needed: 'yes' }] as const
  const { postingId, answer } = await postJob(employer, {
    commitments: ['cab_drop', 'creche'],
    openings: '2',
    questions: [...questions],
  })
  expect([answer.statusCode, answer.json<PostingSummary>().state]).toEqual([200, 'open'])
  const job = (await visitor.call(`GET /api/jobs/${postingId}`)).json()
  expect(job).toMatchObject({
    title: 'Ward Sister',
    company: 'Lotus Care Hospital',
    location: 'Pune, Maharashtra',
    salaryMin: 420_000,
    salaryMax: 540_000,
    openings: 2,
    workplace: 'on_site',
    demographics: ['female_professional', 'returning_mother'],
    commitments: ['Cab home after 8 pm', 'Crèche at the workplace, or its cost paid'],
    questions,
  })
  expect((await visitor.call('GET /api/jobs?q=Ward+Sister&location=Pune')).body).toContain(postingId)
})

test('an incomplete draft is kept and not published, and every error is named', async () => {
  const employer = await aVerifiedCompany(portal)
  const { postingId, answer } = await postJob(employer, { title: '', place: 'Atlantis' })
  expect([answer.statusCode, answer.json<{ errors: { path: string }[] }>().errors.map(({ path }) => path)]).toEqual([
    400,
    ['title'],
  ])
  expect((await read(employer, postingId)).state).toBe('draft')
  expect(await isPublic(postingId)).toBe(false)
})

test('of twenty drafts published at once at a limit of one, one succeeds, and the refusal says what to do', async () => {
  const employer = await aVerifiedCompany(portal, 1)
  const ids = Array.from({ length: 20 }, newId)
  await Promise.all(ids.map((id) => employer.call(`PUT /api/employer/postings/${id}/draft?base=none`, postingFields)))
  const answers = await Promise.all(ids.map((id) => employer.call(`POST /api/employer/postings/${id}/publish`)))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19)
  const refused = answers.find(({ statusCode }) => statusCode === 409)?.json<{ message: string; code: string }>()
  expect(refused).toMatchObject({ code: 'limitReached' })
  expect(refused?.message).toMatch(/Close one that is filled, or choose a larger plan/)
  const open = await db.selectFrom('jobs').select('id').where('postedBy', '=', employer.employerId).execute()
  expect(open).toHaveLength(1)
})

test('a job can be paused, resumed, renewed after its end, and closed for good', async () => {
  let employer = await aVerifiedCompany(portal)
  const { postingId } = await postJob(employer)
  expect((await step(employer, postingId, { action: 'pause' })).json()).toMatchObject({ state: 'paused', reason: 'employer' })
  expect(await isPublic(postingId)).toBe(false)
  expect((await step(employer, postingId, { action: 'resume' })).json()).toMatchObject({ state: 'open', reason: null })
  expect(await isPublic(postingId)).toBe(true)
  days(31)
  employer = await again(employer)
  expect(await read(employer, postingId)).toMatchObject({ state: 'open', isExpired: true, slots: { used: 0 } })
  expect(await isPublic(postingId)).toBe(false)
  expect((await step(employer, postingId, { action: 'renew' })).json()).toMatchObject({ isExpired: false })
  expect(await isPublic(postingId)).toBe(true)
  expect((await step(employer, postingId, { action: 'close', reason: 'filled' })).json()).toMatchObject({
    state: 'closed',
    reason: 'filled',
  })
  for (const action of ['resume', 'renew', 'pause']) expect((await step(employer, postingId, { action })).statusCode).toBe(409)
  expect((await employer.call(`PUT /api/employer/postings/${postingId}/draft`, { title: 'x' })).statusCode).toBe(409)
})

test('an expired job can be renewed only within the limit of the plan', async () => {
  let employer = await aVerifiedCompany(portal, 1)
  const { postingId } = await postJob(employer)
  days(31)
  employer = await again(employer)
  await postJob(employer, { title: 'Another' })
  expect((await step(employer, postingId, { action: 'renew' })).json<{ code: string }>().code).toBe('limitReached')
})

test('the last day to apply is at most sixty days away', async () => {
  const employer = await aVerifiedCompany(portal)
  const { answer } = await postJob(employer, { applyBy: '2099-01-01' })
  expect(answer.json<{ code: string }>().code).toBe('tooLate')
})

test('the list counts the applications of each job, as the list of applicants does: withdrawn ones, too', async () => {
  const employer = await aVerifiedCompany(portal, 5)
  const { jobId, candidate, mine } = await anApplication(portal, { employer })
  await db
    .insertInto('jobPostings')
    .values({
      id: jobId,
      employerId: employer.employerId,
      state: 'open',
      body: null,
      createdAt: now,
      updatedAt: now,
      stateSince: now,
      publishedAt: now,
    })
    .execute()
  const listed = async () => (await employer.call('GET /api/employer/postings?state=open')).json<PostingList>().postings
  expect(await listed()).toMatchObject([{ id: jobId, applications: 1, fresh: 1 }])
  expect((await candidate.call(`POST ${mine}/withdraw`)).statusCode).toBe(200)
  expect(await listed()).toMatchObject([{ id: jobId, applications: 1, fresh: 0 }])
  const applicants = await employer.call(`GET /api/employer/applicants?jobId=${jobId}`)
  expect(applicants.headers['x-total-count']).toBe('1')
})
