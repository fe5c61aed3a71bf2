/** A posting from its first word to its last day: the employer, the people who wait for it, and those who apply. */
import { expect, test } from 'vitest'
import { builtScreens } from '#app/server/screens.ts'
import { findAnswers } from '#features/applications/server/public.ts'
import { markEmployerVerified } from '#features/employers/server/public.ts'
import { findAlerts } from '#features/saved-searches/server/public.ts'
import { matchNewJobs } from '#features/wishes/server/public.ts'
import { servePages } from '#platform/server/pages.ts'
import { aCv } from './factories/a-cv.ts'
import { postJob } from './factories/a-posting.ts'
import { openPortal, type Person } from './portal.ts'
import { everywhere, nowhere, watchJobs } from './support/watch-jobs.ts'

let now = new Date()
const portal = await openPortal({ clock: () => now })
const { app, db, context, visitor, settle } = portal
const { textOf, placesOf, signalsOf, twoWaiting } = watchJobs(portal)
const { mainUrl } = context.sites
servePages(app, await builtScreens(app), { isDev: false, siteOf: () => 'main', urlOf: () => mainUrl })

const minuteMs = 60_000
/** Until the sitemap and the feeds are made again. */
const laterMs = 11 * minuteMs
const passes = (ms: number): void => void (now = new Date(now.getTime() + ms))

const hourMs = 60 * minuteMs

type TrackedStatus = { readonly status: string; readonly history: readonly { readonly to: string }[] }
type HiringCase = { readonly employer: Person; readonly candidate: Person & { readonly applicationId: string } }

/** What the employer does with one application: each step is made from the state that the employer sees. */
async function move({ employer, candidate }: HiringCase, from: string, to: string): Promise<void> {
  const path = `/api/employer/applications/${candidate.applicationId}`
  expect((await employer.call(`PUT ${path}/status`, { from, to })).statusCode).toBe(200)
}

/** The employer offers two times, and the candidate picks the second. Returns it. */
async function bookInterview({ employer, candidate }: HiringCase): Promise<string> {
  const [first, second] = [48, 50].map((hours) => new Date(now.getTime() + hours * hourMs).toISOString())
  const offered = { startsAt: [first, second], minutes: 30, way: 'in_person', place: 'Ward 3, Vembanad Dialysis, Kochi' }
  const theirs = `/api/employer/applicants/${candidate.applicationId}/interview`
  expect((await employer.call(`POST ${theirs}`, offered)).json()).toMatchObject({ bookedAt: null })
  const picked = await candidate.call(`PUT /api/applications/${candidate.applicationId}/interview`, { startsAt: second })
  expect(picked.json()).toMatchObject({ bookedAt: second, slots: [{ startsAt: first }, { startsAt: second }] })
  expect((await employer.call(`GET ${theirs}`)).json()).toMatchObject({ bookedAt: second })
  expect((await candidate.call('GET /api/applications/interviews')).json()).toMatchObject([{ bookedAt: second }])
  return second ?? ''
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
  expect(await signalsOf(jobId, waiting)).toEqual({ wish: true, match: true, alert: true, notified: 2 })
  expect(await textOf(`/jobs/${jobId}`)).toContain('The employer needs at least 2.')

  const [hired, other] = [await anApplicant(jobId), await anApplicant(jobId)]
  const answered = await findAnswers(db, [hired.applicationId])
  expect(answered.get(hired.applicationId)).toMatchObject([{ question: questions[0], answer: '4' }])
  const hiring = { employer, candidate: hired }
  await employer.call(`GET /api/employer/applications/${hired.applicationId}`)
  await move(hiring, 'applied', 'in_review')
  const interviewAt = await bookInterview(hiring)
  await settle()
  await settle()
  expect(await textOf('/api/notifications', employer)).toContain('Interview booked')
  now = new Date(Date.parse(interviewAt) + hourMs)
  await move(hiring, 'interview', 'offer')
  await move(hiring, 'offer', 'hired')
  const { status, history } = (await hired.call(`GET /api/applications/${hired.applicationId}`)).json<TrackedStatus>()
  expect(status).toBe('hired')
  expect(history.map(({ to }) => to)).toEqual(['applied', 'in_review', 'interview', 'offer', 'hired'])
  await employer.call(`PUT /api/employer/postings/${jobId}/state`, { action: 'close', reason: 'filled' })
  await settle()
  passes(laterMs)
  expect(await textOf('/api/notifications', hired)).not.toContain('Closed: Dialysis Technician')
  expect(await textOf('/api/notifications', other)).toContain('Closed: Dialysis Technician at Vembanad Dialysis')
  expect(await placesOf(jobId, posting.title)).toEqual(nowhere)
  expect(await signalsOf(jobId, waiting)).toMatchObject({ wish: false, match: false, alert: false })
  expect((await visitor.call(`GET /jobs/${jobId}`)).statusCode).toBe(410)
})
