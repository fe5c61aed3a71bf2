import { expect, test } from 'vitest'
import { aJob } from '#tests/factories/a-job.ts'
import { anApplication } from '#tests/factories/an-application.ts'
import { isoDateText } from '#platform/contract/dates.ts'
import { newId } from '#platform/server/new-id.ts'
import { openPortal, type Person } from '#tests/portal.ts'
import type { Dashboard, JobFunnel } from '../contract.ts'
import { viewCounter } from './count-views.ts'

const portal = await openPortal()
const { db, app, visitor, context } = portal

const read = async (employer: Person): Promise<Dashboard> => (await employer.call('GET /api/employer/dashboard')).json()
const funnels = async (employer: Person, search = ''): Promise<JobFunnel[]> =>
  (await employer.call(`GET /api/employer/funnels${search}`)).json()

const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'
type Look = { readonly agent?: string; readonly from?: string; readonly headers?: Record<string, string> }
const look = (jobId: string, { agent = phone, from = '203.0.113.7', headers = {} }: Look = {}) =>
  app.inject({ url: `/api/jobs/${jobId}`, remoteAddress: from, headers: { 'user-agent': agent, ...headers } })

const nothing = { newApplications: 0, unreadMessages: 0, jobsToConfirm: 0, interviews: 0 }

test('it counts waiting tasks, and completed ones no longer', async () => {
  const { employer, theirs } = await anApplication(portal)
  await anApplication(portal)
  expect((await read(employer)).waiting).toEqual({ ...nothing, newApplications: 1 })
  await employer.call(`PUT ${theirs}/status`, { from: 'applied', to: 'in_review' })
  expect((await read(employer)).waiting).toEqual(nothing)
})

const at = (hours: number): Date => new Date(Date.now() + hours * 60 * 60 * 1_000)

test('an interview of the next day counts; a past or cancelled one does not', async () => {
  const { employer, applicationId } = await anApplication(portal)
  const row = {
    employerId: employer.employerId,
    interviewerId: employer.id,
    minutes: 30,
    way: 'phone',
    place: '',
    note: '',
  } as const
  const book = (hours: number, cancelledAt: Date | null = null) =>
    db
      .insertInto('interviewInvitations')
      .values({
        ...row,
        id: newId(),
        applicationId,
        offered: [at(hours)],
        bookedAt: at(hours),
        bookedUntil: at(hours + 0.5),
        createdAt: at(-9),
        updatedAt: at(-9),
        cancelledAt,
        cancelledBy: cancelledAt && 'employer',
      })
      .execute()
  await book(-2, at(-1))
  await book(3)
  const { waiting, interviews } = await read(employer)
  expect(waiting.interviews).toBe(1)
  expect(interviews.map(({ startsAt }) => Date.parse(startsAt) > Date.now())).toEqual([true])
  expect(interviews).toMatchObject([{ applicationId, name: 'Asha Menon', jobTitle: 'Ward Sister', minutes: 30, way: 'phone' }])
})

test('the interviews of the next seven days are listed with their time, and those of today are marked', async () => {
  const employer = await portal.anEmployer()
  const other = await portal.anEmployer()
  const book = async (startsAt: Date, of = employer): Promise<void> => {
    const { applicationId } = await anApplication(portal, { employer: of })
    const offered = { startsAt: [startsAt.toISOString()], minutes: 30, way: 'phone', place: '', note: '' }
    await of.call(`POST /api/employer/applicants/${applicationId}/interview`, offered)
    const values = { bookedAt: startsAt, bookedUntil: new Date(startsAt.getTime() + 1_800_000) }
    await db.updateTable('interviewInvitations').set(values).where('applicationId', '=', applicationId).execute()
  }
  const [late, soon, after, booked] = [at(6 * 24), at(1.1), at(8 * 24), at(30)]
  for (const start of [late, soon, after]) await book(start)
  await book(booked, other)
  const { interviews } = await read(employer)
  expect(interviews.map(({ startsAt }) => startsAt)).toEqual([soon.toISOString(), late.toISOString()])
  expect(interviews.map(({ isToday }) => isToday)).toEqual([
    isoDateText(soon.toISOString()) === isoDateText(at(0).toISOString()),
    false,
  ])
})

test('unread messages count as waiting', async () => {
  const { candidate, employer, mine, theirs } = await anApplication(portal)
  const { id } = (await candidate.call(`POST ${mine}/messages`, { body: 'May I bring my certificates?' })).json<{ id: string }>()
  expect((await read(employer)).waiting.unreadMessages).toBe(1)
  await employer.call(`PUT ${theirs}/messages/read`, { messageId: id })
  expect((await read(employer)).waiting.unreadMessages).toBe(0)
})

test('a funnel counts all who have reached a stage, including those who went further or were closed later', async () => {
  const { employer, jobId, theirs } = await anApplication(portal)
  const move = (from: string, to: string) => employer.call(`PUT ${theirs}/status`, { from, to })
  await move('applied', 'interview')
  await move('interview', 'rejected')
  await look(jobId)
  expect(await funnels(employer)).toMatchObject([
    { jobId, isOpen: true, views: 1, applications: 1, inReview: 1, interview: 1, offer: 0, hired: 0 },
  ])
})

test('it has only the company’s own jobs, open ones first, in pages', async () => {
  const employer = await portal.anEmployer()
  await aJob(db)
  const { jobId: closed } = await aJob(db, { postedBy: employer.employerId, isActive: false })
  const open = (await aJob(db, { postedBy: employer.employerId, createdAt: new Date('2026-01-01') })).jobId
  expect((await funnels(employer)).map(({ jobId }) => jobId)).toEqual([open, closed])
  expect((await funnels(employer, '?page=2&limit=1')).map(({ jobId }) => jobId)).toEqual([closed])
})

test('a person counts once in half an hour; bots and internal calls never count', async () => {
  const employer = await portal.anEmployer()
  const { jobId } = await aJob(db, { postedBy: employer.employerId })
  await Promise.all(Array.from({ length: 5 }, () => look(jobId)))
  await look(jobId, { from: '203.0.113.8' })
  for (const agent of ['Googlebot/2.1', 'curl/8.0', 'WhatsApp/2.23', 'python-requests/2', '']) await look(jobId, { agent })
  await look(jobId, { from: '203.0.113.9', headers: { 'sec-purpose': 'prefetch' } })
  expect((await funnels(employer))[0]?.views).toBe(2)
  expect((await read(employer)).views).toBe(2)
})

test('views of many processes add up, and an unknown job has none', async () => {
  const { jobId } = await aJob(db)
  const counter = viewCounter(context)
  await look(jobId)
  await counter.flush()
  await look(jobId, { from: '203.0.113.20' })
  await look('0198c0de-0000-7000-8000-000000000000')
  await Promise.all([counter.flush(), counter.flush()])
  expect(await db.selectFrom('jobViews').select('views').where('jobId', '=', jobId).execute()).toEqual([{ views: 2 }])
})

test('a visitor is refused', async () => {
  expect((await visitor.call('GET /api/employer/dashboard')).statusCode).toBe(401)
})
