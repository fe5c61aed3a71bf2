/** One job from its first day to its last, in every place that shows jobs or reports them. */
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { builtScreens } from '#app/server/screens.ts'
import { startDailyDigests } from '#features/digests/server/start-daily-digest.ts'
import { findAlerts } from '#features/saved-searches/server/public.ts'
import { matchNewJobs } from '#features/wishes/server/public.ts'
import { servePages } from '#platform/server/pages.ts'
import { aJob } from './factories/a-job.ts'
import { openPortal, type Person } from './portal.ts'
import { everywhere, nowhere, type WantedJob, watchJobs } from './support/watch-jobs.ts'

let now = new Date()
const portal = await openPortal({ clock: () => now })
const { app, db, context, visitor, settle } = portal
const { textOf, placesOf, signalsOf, twoWaiting } = watchJobs(portal)
const { mainUrl } = context.sites
servePages(app, await builtScreens(app), { isDev: false, siteOf: () => 'main', urlOf: () => mainUrl })

const minuteMs = 60_000
/** Until the sitemap and the feeds are made again. */
const laterMs = 11 * minuteMs
const dayMs = 24 * 60 * minuteMs
const passes = (ms: number): void => void (now = new Date(now.getTime() + ms))

async function posted({ title, company }: WantedJob): Promise<{ readonly jobId: string; readonly close: () => Promise<void> }> {
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
  expect(await signalsOf(jobId, waiting)).toEqual({ wish: true, match: true, alert: true, notified: 2 })
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
  expect(await signalsOf(jobId, waiting)).toMatchObject({ wish: false, match: false, alert: false })
  const over = await visitor.call(`GET /api/jobs/${jobId}`)
  expect([over.statusCode, over.json<{ code: string }>().code]).toEqual([404, 'closed'])
  const page = await visitor.call(`GET /jobs/${jobId}`)
  expect(page.statusCode).toBe(410)
  expect(page.body).toContain('This job is no longer open')
  expect(page.body).toContain(`href="/jobs/${stillOpen}"`)
})

test('a job that is closed before the email is written is in no email', async () => {
  const posting = { title: 'Boat Builder', company: 'Periyar Boats' }
  const { wisher, searcher } = await twoWaiting(posting)
  const { jobId, close } = await posted(posting)
  expect(await signalsOf(jobId, { wisher, searcher })).toMatchObject({ match: true, alert: true })
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
