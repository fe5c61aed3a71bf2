import { expect, test } from 'vitest'
import type { ApplicationStatus } from '#features/applications/contract.ts'
import { nextStatuses } from '#features/applications/rules.ts'
import { CvBody } from '#features/cvs/contract.ts'
import { openPortal } from '#tests/portal.ts'
import { loadDemoWhenEmpty } from './load-when-empty.ts'
import { demoSignIns } from './sign-ins.ts'

const portal = await openPortal()
await loadDemoWhenEmpty({ ...portal, searchPool: portal.context.searchPool }, new Date())
await portal.settle()
const { email, password } = demoSignIns.candidate
const candidate = portal.withCookie(await portal.visitor.call('POST /api/auth/login', { email, password }))

test('the first candidate has five applications, one in each status, the latest first', async () => {
  const mine: { status: string; history: unknown[] }[] = (await candidate('GET /api/applications/my-applications')).json()
  expect(mine.map(({ status }) => status)).toEqual(['in_review', 'interview', 'under_review', 'rejected', 'offer'])
  expect(mine.map(({ history }) => history.length)).toEqual([2, 3, 3, 3, 4])
})

test('her profile is 85 percent complete, and her CV is rated 4.8 because one thing is missing', async () => {
  expect((await candidate('GET /api/account/strength')).json()).toMatchObject({ percent: 85 })
  const { rating, checks } = (await candidate('GET /api/cvs/my-cv/rating')).json()
  expect(rating).toBe(4.8)
  expect(checks.filter(({ isPassed }: { isPassed: boolean }) => !isPassed)).toHaveLength(1)
})

test('she has given the consents that an account needs', async () => {
  const consents: { purpose: string; isGiven: boolean }[] = (await candidate('GET /api/consents')).json()
  expect(consents.map(({ purpose, isGiven }) => [purpose, isGiven])).toEqual([
    ['account', true],
    ['marketing', false],
  ])
})

test('she has saved jobs that are open, and one that has closed since', async () => {
  expect((await candidate('GET /api/saved-jobs')).json()).toMatchObject([{ isOpen: true }, { isOpen: true }, { isOpen: false }])
})

test('three jobs are recommended to her, for reasons that fit her', async () => {
  const jobs: { reason: string }[] = (await candidate('GET /api/applications/recommended-jobs')).json()
  expect(jobs).toHaveLength(3)
  expect(jobs[0]?.reason).toMatch(/^Matches your wish: .* · Needs .* – (both )?on your CV/)
})

test('she and two employers have exchanged messages, and one answer is unread', async () => {
  type Mine = { id: string; unread: number }
  const mine = (await candidate('GET /api/applications/my-applications')).json<Mine[]>()
  const threads = await Promise.all(mine.map(async ({ id }) => (await candidate(`GET /api/applications/${id}/messages`)).json()))
  const senders = threads.map((thread: { sender: string }[]) => new Set(thread.map(({ sender }) => sender)).size)
  expect(senders).toEqual([1, 2, 0, 0, 2])
  expect(mine.map(({ unread }) => unread)).toEqual([0, 1, 0, 0, 0])
})

test('both of her wishes have matches, and her saved search has results', async () => {
  const wishes: { matchCount: number }[] = (await candidate('GET /api/wishes')).json()
  const searches: { alertCount: number }[] = (await candidate('GET /api/saved-searches')).json()
  expect([wishes.length, searches.length]).toEqual([2, 1])
  for (const { matchCount } of wishes) expect(matchCount).toBeGreaterThan(0)
  for (const { alertCount } of searches) expect(alertCount).toBeGreaterThan(0)
})

test('she has one notification of each event, and the newest is unread', async () => {
  type NotificationRow = { kind: string; isRead: boolean; title: string }
  const notifications: NotificationRow[] = (await candidate('GET /api/notifications')).json()
  expect(Object.keys(Object.groupBy(notifications, ({ kind }) => kind)).toSorted()).toEqual([
    'alert',
    'application',
    'match',
    'message',
  ])
  expect(new Set(notifications.map(({ title }) => title)).size).toBeGreaterThan(8)
  expect(
    notifications.findIndex(({ isRead }) => isRead),
    'what is not read stands first',
  ).toBe(notifications.filter(({ isRead }) => !isRead).length)
})

test('most companies of the list show how they answer, and their figures differ', async () => {
  const companies: { id: string }[] = (await portal.visitor.call('GET /api/companies?limit=20')).json()
  const profiles = await Promise.all(
    companies.map(async ({ id }) => (await portal.visitor.call(`GET /api/companies/${id}`)).json()),
  )
  const responses = profiles.flatMap(({ responses: companyResponses }) => companyResponses ?? [])
  expect(responses.length).toBeGreaterThan(12)
  expect(new Set(responses.map(({ applications, answered }) => Math.round((answered / applications) * 10))).size).toBeGreaterThan(
    2,
  )
})

test('every application has only status changes that employers may make', async () => {
  const { rows } = await portal.pool.query<{ from: ApplicationStatus; to: ApplicationStatus }>(
    `select distinct from_status as "from", to_status as "to" from application_status_changes where from_status is not null`,
  )
  expect(rows.length).toBeGreaterThan(5)
  expect(rows.filter(({ from, to }) => ![...nextStatuses(from, 'employer'), 'withdrawn'].includes(to))).toEqual([])
})

test('the CVs of the applicants are valid CVs of the builder', async () => {
  const { rows } = await portal.pool.query<{ body: unknown }>('select cv_snapshot as body from applications order by id')
  const wrong = rows.filter(({ body }) => !CvBody.safeParse(body).success)
  expect(rows.length).toBeGreaterThan(1_000)
  expect(wrong).toEqual([])
})

test('nobody can sign in as an applicant: their accounts have no password', async () => {
  const { rows } = await portal.pool.query(`select count(*)::int from users where password is not null`)
  expect(rows).toEqual([{ count: Object.keys(demoSignIns).length }])
})

test('each demo employer has at least sixty applications, in every status, with threads, notes and interviews', async () => {
  for (const name of ['employer', 'hospital'] as const) {
    const signIn = { email: demoSignIns[name].email, password: demoSignIns[name].password }
    const call = portal.withCookie(await portal.visitor.call('POST /api/auth/login', signIn))
    const columns = (await call('GET /api/employer/applicants/board')).json<
      { status: string; total: number; items: { unread: number; score: number | null }[] }[]
    >()
    expect(columns.reduce((sum, { total }) => sum + total, 0)).toBeGreaterThanOrEqual(60)
    expect(columns.filter(({ total }) => total === 0)).toEqual([])
    const cards = columns.flatMap(({ items }) => items)
    expect(cards.some(({ unread }) => unread > 0)).toBe(true)
    expect(cards.some(({ score }) => score !== null)).toBe(true)
  }
  const { rows } = await portal.pool.query<{
    notes: number
    booked: number
    open: number
  }>(`select (select count(*) from applicant_notes)::int as notes,
    (select count(*) from interview_invitations where booked_at is not null)::int as booked,
    (select count(*) from interview_invitations where booked_at is null)::int as open`)
  expect(Math.min(...Object.values(rows[0] ?? { notes: 0 }))).toBeGreaterThan(0)
})
