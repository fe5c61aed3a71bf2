/** One job from its first day to its last, in every place that shows jobs or reports them. */
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { builtScreens } from '#app/server/screens.ts'
import { findAnswers } from '#features/applications/server/public.ts'
import { startDailyDigests } from '#features/digests/server/start-daily-digest.ts'
import { markEmployerVerified } from '#features/employers/server/public.ts'
import { findAlerts } from '#features/saved-searches/server/public.ts'
import { matchNewJobs } from '#features/wishes/server/public.ts'
import { servePages } from '#platform/server/pages.ts'
import { aCv } from './factories/a-cv.ts'
import { aJob } from './factories/a-job.ts'
import { postJob } from './factories/a-posting.ts'
import { openPortal, type Person } from './portal.ts'

let now = new Date()
const portal = await openPortal({ clock: () => now })
const { app, db, context, visitor, settle } = portal
const { mainUrl } = context.sites
servePages(app, await builtScreens(app), { isDev: false, siteOf: () => 'main', urlOf: () => mainUrl })

const minuteMs = 60_000
/** Until the sitemap and the feeds are made again. */
const laterMs = 11 * minuteMs
const dayMs = 24 * 60 * minuteMs
const passes = (ms: number): void => void (now = new Date(now.getTime() + ms))

async function textOf(path: string, { call } = visitor): Promise<string> {
  return (await call(`GET ${path}`)).body
}

async function placesOf(jobId: string, title = 'Perfusionist'): Promise<Readonly<Record<string, boolean>>> {
  const query = new URLSearchParams({ q: title, location: 'Kochi' }).toString()
  const link = `/jobs/${jobId}<`
  return {
    search: (await textOf(`/api/jobs?${query}`)).includes(jobId),
    page: (await textOf(`/jobs?${query}`)).includes(`href="/jobs/${jobId}"`),
    feed: (await textOf(`/jobs/feed.xml?${query}`)).includes(link),
    sitemap: (await textOf('/sitemap-jobs-1.xml')).includes(link),
  }
}

const everywhere = { search: true, page: true, feed: true, sitemap: true }
const nowhere = { search: false, page: false, feed: false, sitemap: false }

type Signals = { readonly wish: boolean; readonly match: boolean; readonly alert: boolean; readonly notified: number }

/** What the two people who wait for such a job see of it. */
async function toldOf(jobId: string, { wisher, searcher }: Waiting): Promise<Signals> {
  const news = [await textOf('/api/notifications', wisher), await textOf('/api/notifications', searcher)]
  return {
    wish: (await textOf('/api/wishes', wisher)).includes(jobId),
    match: (await textOf('/api/wishes/matches', wisher)).includes(jobId),
    alert: (await textOf('/api/saved-searches', searcher)).includes(jobId),
    notified: news.filter((text) => /New jobs (match your wish|for your saved search)/.test(text)).length,
  }
}

type Posting = { readonly title: string; readonly company: string }
type Waiting = { readonly wisher: Person; readonly searcher: Person }

/** One has a wish for the job, one has saved a search that finds it: in one email for both it would not be named twice. */
async function twoWaiting({ title, company }: Posting): Promise<Waiting> {
  const [wisher, searcher] = [await portal.aUser(), await portal.aUser()]
  for (const { call } of [wisher, searcher]) await call('PUT /api/settings', { jobAlerts: true })
  await wisher.call('POST /api/wishes', { company, role: title, availabilityDays: 30 })
  await searcher.call('POST /api/saved-searches', { query: { q: title, location: 'Kochi' } })
  await settle()
  return { wisher, searcher }
}

async function posted({ title, company }: Posting): Promise<{ readonly jobId: string; readonly close: () => Promise<void> }> {
  passes(minuteMs)
  const { employerId } = await portal.anEmployer({ companyName: company })
  const { jobId } = await aJob(db, {
    title,
    location: 'Kochi, Kerala',
    company,
    postedBy: employerId,
    createdAt: now,
  })
  passes(minuteMs)
  await matchNewJobs(context)
  await findAlerts(context)
  await settle()
  const close = async (): Promise<void> => {
    await db.updateTable('jobs').set({ isActive: false }).where('id', '=', jobId).execute()
    passes(laterMs)
  }
  return { jobId, close }
}

const emailsTo = ({ email }: Person): readonly string[] => portal.emails.filter(({ to }) => to === email).map(({ text }) => text)

async function nextMorning(): Promise<void> {
  passes(dayMs)
  await startDailyDigests(context)
  await settle()
}

test('a job is found and reported from the day it is posted until the day it is closed', async () => {
  const { jobId: stillOpen } = await aJob(db, { title: 'Perfusionist', location: 'Kochi, Kerala', company: 'Backwater Clinic' })
  const posting = { title: 'Perfusionist', company: 'Malabar Heart Centre' }
  const waiting = await twoWaiting(posting)
  const { jobId, close } = await posted(posting)
  expect(await placesOf(jobId)).toEqual(everywhere)
  expect(await toldOf(jobId, waiting)).toEqual({ wish: true, match: true, alert: true, notified: 2 })
  expect((await visitor.call(`GET /api/jobs/${jobId}`)).statusCode).toBe(200)
  await nextMorning()
  const [toWisher, toSearcher] = [emailsTo(waiting.wisher).join(''), emailsTo(waiting.searcher).join('')]
  expect(toWisher).toContain(`${mainUrl}/jobs/${jobId}`)
  expect(toWisher).toContain('Same role, at Malabar Heart Centre')
  expect(toSearcher).toContain(`${mainUrl}/jobs/${jobId}`)
  expect(toSearcher).toContain('“Perfusionist” in the title · in Kochi, Kerala, you asked for Kochi')

  await close()
  expect(await placesOf(jobId)).toEqual(nowhere)
  expect(await placesOf(stillOpen)).toEqual(everywhere)
  expect(await toldOf(jobId, waiting)).toMatchObject({ wish: false, match: false, alert: false })
  const over = await visitor.call(`GET /api/jobs/${jobId}`)
  expect([over.statusCode, over.json<{ code: string }>().code]).toEqual([404, 'closed'])
  const page = await visitor.call(`GET /jobs/${jobId}`)
  expect(page.statusCode).toBe(410)
  expect(page.body).toContain('This job is no longer open')
  expect(page.body).toContain(`href="/jobs/${stillOpen}"`)
})

type Hiring = { readonly jobId: string; readonly employer: Person; readonly applicationId: string }

/** What the employer does with one application, each step from the state that it sees. */
async function hire({ employer, applicationId }: Hiring): Promise<void> {
  const path = `/api/employer/applications/${applicationId}`
  await employer.call(`GET ${path}`)
  for (const [from, to] of [
    ['applied', 'in_review'],
    ['in_review', 'interview'],
    ['interview', 'offer'],
    ['offer', 'hired'],
  ]) {
    expect((await employer.call(`PUT ${path}/status`, { from, to })).statusCode).toBe(200)
  }
}

async function anApplicant(jobId: string): Promise<Person & { readonly applicationId: string }> {
  const person = await portal.aUser()
  await aCv(person)
  const answers = [{ question: 'Years at a heart-lung machine', answer: '4' }]
  const { id } = (await person.call('POST /api/applications', { jobId, answers })).json<{ id: string }>()
  return { ...person, applicationId: id }
}

test('a posting is written, waits, is published and found, is answered, and ends', async () => {
  const posting = { title: 'Dialysis Technician', company: 'Vembanad Dialysis' }
  const waiting = await twoWaiting(posting)
  passes(minuteMs)
  const employer = await portal.anEmployer({ companyName: posting.company })
  const questions = [{ kind: 'number' as const, text: 'Years at a heart-lung machine', least: 2, most: null }]
  const { postingId: jobId, answer } = await postJob(employer, { title: posting.title, place: 'Cochin', questions })
  expect(answer.json<{ state: string }>().state).toBe('waiting')
  expect(await placesOf(jobId, posting.title)).toEqual(nowhere)
  const verified = { by: 'domain', domain: 'vembanad.example', now } as const
  await db.transaction().execute((tx) => markEmployerVerified(tx, employer.employerId, verified))
  await settle()
  passes(laterMs)
  await matchNewJobs(context)
  await findAlerts(context)
  await settle()
  expect(await placesOf(jobId, posting.title)).toEqual(everywhere)
  expect(await toldOf(jobId, waiting)).toEqual({ wish: true, match: true, alert: true, notified: 2 })
  expect(await textOf(`/jobs/${jobId}`)).toContain('The employer needs at least 2.')

  const [hired, other] = [await anApplicant(jobId), await anApplicant(jobId)]
  const answered = await findAnswers(db, [hired.applicationId])
  expect(answered.get(hired.applicationId)).toMatchObject([{ question: questions[0], answer: '4' }])
  await hire({ jobId, employer, applicationId: hired.applicationId })
  await employer.call(`PUT /api/employer/postings/${jobId}/state`, { action: 'close', reason: 'filled' })
  await settle()
  passes(laterMs)
  expect(await textOf('/api/notifications', hired)).not.toContain('Closed: Dialysis Technician')
  expect(await textOf('/api/notifications', other)).toContain('Closed: Dialysis Technician at Vembanad Dialysis')
  expect(await placesOf(jobId, posting.title)).toEqual(nowhere)
  expect(await toldOf(jobId, waiting)).toMatchObject({ wish: false, match: false, alert: false })
  expect((await visitor.call(`GET /jobs/${jobId}`)).statusCode).toBe(410)
})

test('a job that is closed before the email is written is in no email', async () => {
  const posting = { title: 'Boat Builder', company: 'Periyar Boats' }
  const { wisher, searcher } = await twoWaiting(posting)
  const { jobId, close } = await posted(posting)
  expect(await toldOf(jobId, { wisher, searcher })).toMatchObject({ match: true, alert: true })
  await close()
  await nextMorning()
  expect([...emailsTo(wisher), ...emailsTo(searcher)].join('')).not.toContain(jobId)
  expect(emailsTo(wisher)).toEqual([])
})

test('an expired job disappears by itself', async () => {
  const { jobId } = await aJob(db, { title: 'Perfusionist', location: 'Kochi', expiresAt: new Date(now.getTime() + minuteMs) })
  passes(laterMs)
  await aJob(db, { title: 'Welder' })
  expect(await placesOf(jobId)).toEqual(nowhere)
})

test('the sitemap is compressed for clients that support it', async () => {
  const answer = await app.inject({ url: '/sitemap-jobs-1.xml', headers: { 'accept-encoding': 'gzip, br' } })
  expect(answer.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(answer.rawPayload).toString()).toBe(await textOf('/sitemap-jobs-1.xml'))
})
