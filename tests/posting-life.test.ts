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
const { textOf, placesOf, toldOf, twoWaiting } = watchJobs(portal)
const { mainUrl } = context.sites
servePages(app, await builtScreens(app), { isDev: false, siteOf: () => 'main', urlOf: () => mainUrl })

const minuteMs = 60_000
/** Until the sitemap and the feeds are made again. */
const laterMs = 11 * minuteMs
const passes = (ms: number): void => void (now = new Date(now.getTime() + ms))

type HiringCase = { readonly jobId: string; readonly employer: Person; readonly applicationId: string }

/** What the employer does with one application, each step from the state that it sees. */
async function hire({ employer, applicationId }: HiringCase): Promise<void> {
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
