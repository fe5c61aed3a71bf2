import { expect, test } from 'vitest'
import { postJob } from '#tests/factories/a-posting.ts'
import { daysAfter, isoDateText } from '#platform/contract/dates.ts'
import { aCv } from '#tests/factories/a-cv.ts'
import { openPortal, type Person, testPassword } from '#tests/portal.ts'
import type { PostingInFull } from '../contract.ts'
import { askForConfirmations, pauseUnconfirmed } from './confirmations.ts'

let now = new Date('2026-11-23T03:30:00Z')
const portal = await openPortal({ clock: () => now })
const { app, db, context, emails, settle } = portal
const days = (count: number): void => void (now = new Date(now.getTime() + count * 86_400_000))
const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }

async function aCompanyWithJobs(count: number) {
  const employer = await portal.anEmployer()
  await db.updateTable('employers').set({ isVerified: true, jobPostingLimit: 9 }).where('id', '=', employer.employerId).execute()
  const ids: string[] = []
  for (let n = 1; n <= count; n += 1)
    ids.push((await postJob(employer, { title: `Nurse ${n}`, applyBy: isoDateText(daysAfter(now, 55).toISOString()) })).postingId)
  return { employer, ids }
}

/** Signs in again, because a sign-in ends after a week. */
async function again({ email }: Person): Promise<Person['call']> {
  return portal.withCookie(await portal.visitor.call('POST /api/auth/login', { email, password: testPassword }))
}

const stateOf = async (employer: Person, id: string) => {
  const call = await again(employer)
  const { state, reason, confirmationRequestedAt } = (await call(`GET /api/employer/postings/${id}`)).json<PostingInFull>()
  return { state, reason, isRequested: confirmationRequestedAt !== null }
}

async function ask(): Promise<void> {
  await askForConfirmations(context)
  await settle()
}

/** The keys of the sent emails. An email with the same key is sent only once. */
const sentTo = ({ email }: Person, begin: string) => [
  ...new Map(
    emails.filter(({ to, subject }) => to === email && subject.startsWith(begin)).map((sent) => [sent.key, sent]),
  ).values(),
]
const questionsTo = (person: Person) => sentTo(person, 'Still open?')
const linksIn = (text = ''): string[] =>
  [...text.matchAll(/\/employer\/confirm-job\?token=(\S+)/g)].map(([, token = '']) => token)

test('each week one email asks about all jobs of a company, and one press answers it', async () => {
  const { employer, ids } = await aCompanyWithJobs(2)
  await ask()
  expect(questionsTo(employer)).toEqual([])
  days(7)
  await ask()
  await ask()
  const [question] = questionsTo(employer)
  expect(questionsTo(employer)).toHaveLength(1)
  expect(question?.subject).toBe('Still open? 2 jobs')
  const [all = '', ...single] = linksIn(question?.text)
  expect(single).toHaveLength(2)
  // Mail scanners follow every link, which must change nothing.
  for (const token of [all, ...single]) await app.inject({ url: `/employer/confirm-job?token=${token}` })
  expect(await stateOf(employer, ids[0] ?? '')).toMatchObject({ isRequested: true })
  const answer = await app.inject({ method: 'POST', url: '/employer/confirm-job', headers: form, payload: `token=${all}` })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/employer/confirm-job?done=confirmed'])
  for (const id of ids) expect(await stateOf(employer, id)).toEqual({ state: 'open', reason: null, isRequested: false })
  days(1)
  await ask()
  expect(questionsTo(employer)).toHaveLength(1)
})

test('a link for one job confirms that job only, and an altered link confirms nothing', async () => {
  const { employer, ids } = await aCompanyWithJobs(2)
  days(7)
  await ask()
  const [, first = '', second = ''] = linksIn(questionsTo(employer).at(-1)?.text)
  const confirm = async (token: string) =>
    (await app.inject({ method: 'POST', url: '/employer/confirm-job', headers: form, payload: `token=${token}` })).headers
      .location
  expect(await confirm(first)).toContain('done=confirmed')
  const states = await Promise.all(ids.map((id) => stateOf(employer, id)))
  expect(states.filter(({ isRequested }) => isRequested)).toHaveLength(1)
  expect(await confirm(second.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A')))).toContain('done=unknown')
  const foreign = { ...form, 'sec-fetch-site': 'cross-site' }
  expect(
    (await app.inject({ method: 'POST', url: '/employer/confirm-job', headers: foreign, payload: `token=${second}` })).statusCode,
  ).toBe(403)
  days(31)
  expect(await confirm(second)).toContain('done=unknown')
})

test('a job without an answer for fourteen days is paused, and both sides are notified once', async () => {
  const { employer, ids } = await aCompanyWithJobs(1)
  const [id = ''] = ids
  const candidate = await portal.aUser()
  await aCv(candidate)
  await candidate.call('POST /api/applications', { jobId: id })
  days(7)
  await ask()
  days(7)
  await ask()
  await pauseUnconfirmed(context)
  expect((await stateOf(employer, id)).state).toBe('open')
  days(7)
  await pauseUnconfirmed(context)
  await pauseUnconfirmed(context)
  await settle()
  expect(await stateOf(employer, id)).toMatchObject({ state: 'paused', reason: 'unconfirmed' })
  expect(sentTo(employer, 'Paused: Nurse 1')).toHaveLength(1)
  const notifications = (await (await again(candidate))('GET /api/notifications')).json<{ title: string }[]>()
  expect(notifications.filter(({ title }) => title === 'Paused: Nurse 1 at Lotus Care Hospital')).toHaveLength(1)
  // The old email still opens the job again.
  const [late = ''] = linksIn(questionsTo(employer).at(-1)?.text)
  await app.inject({ method: 'POST', url: '/employer/confirm-job', headers: form, payload: `token=${late}` })
  expect(await stateOf(employer, id)).toMatchObject({ state: 'open' })
})

const newsOf = async ({ call }: Person) =>
  (await call('GET /api/notifications')).json<{ title: string }[]>().map(({ title }) => title.split(':')[0])

test('pausing and closing notify the waiting applicants, once', async () => {
  const { employer, ids } = await aCompanyWithJobs(1)
  const [id = ''] = ids
  const [waiting, rejected] = [await portal.aUser(), await portal.aUser()]
  for (const person of [waiting, rejected]) {
    await aCv(person)
    await person.call('POST /api/applications', { jobId: id })
  }
  await db.updateTable('applications').set({ status: 'rejected' }).where('userId', '=', rejected.id).execute()
  for (const action of ['pause', 'resume', 'pause', 'resume'])
    await employer.call(`PUT /api/employer/postings/${id}/state`, { action })
  await settle()
  await employer.call(`PUT /api/employer/postings/${id}/state`, { action: 'close', reason: 'filled' })
  await settle()
  expect(new Set(await newsOf(waiting))).toEqual(new Set(['Closed', 'Paused']))
  expect(await newsOf(rejected)).toEqual([])
})
