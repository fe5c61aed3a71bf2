/** One job from its first day to its last, seen from everywhere that shows jobs. */
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { aJob } from './a-job.ts'
import { openPortal } from './portal.ts'

let now = new Date()
const { app, db, visitor } = await openPortal({ clock: () => now })
const minuteMs = 60_000
/** Until what crawlers read is made anew. */
const laterMs = 11 * minuteMs

async function textOf(path: string): Promise<string> {
  return (await visitor.call(`GET ${path}`)).body
}

async function placesOf(jobId: string): Promise<Readonly<Record<string, boolean>>> {
  const link = `/jobs/${jobId}<`
  return {
    search: (await textOf('/api/jobs?q=Perfusionist&location=Kochi')).includes(jobId),
    feed: (await textOf('/jobs/feed.xml?q=Perfusionist&location=Kochi')).includes(link),
    sitemap: (await textOf('/sitemap-jobs-1.xml')).includes(link),
  }
}

test('a job is found from the day it is posted until the day it is closed', async () => {
  const { jobId } = await aJob(db, { title: 'Perfusionist', location: 'Kochi, Kerala' })
  expect(await placesOf(jobId)).toEqual({ search: true, feed: true, sitemap: true })
  expect((await visitor.call(`GET /api/jobs/${jobId}`)).statusCode).toBe(200)

  await db.updateTable('jobs').set({ isActive: false }).where('id', '=', jobId).execute()
  now = new Date(now.getTime() + laterMs)
  expect(await placesOf(jobId)).toEqual({ search: false, feed: false, sitemap: false })
  const over = await visitor.call(`GET /api/jobs/${jobId}`)
  expect([over.statusCode, over.json<{ code: string }>().code]).toEqual([404, 'closed'])
})

test('a job whose time runs out vanishes by itself', async () => {
  const { jobId } = await aJob(db, { title: 'Perfusionist', location: 'Kochi', expiresAt: new Date(now.getTime() + minuteMs) })
  now = new Date(now.getTime() + laterMs)
  await aJob(db, { title: 'Welder' })
  expect(await placesOf(jobId)).toEqual({ search: false, feed: false, sitemap: false })
})

test('the sitemap comes compressed to whoever takes it so', async () => {
  const answer = await app.inject({ url: '/sitemap-jobs-1.xml', headers: { 'accept-encoding': 'gzip, br' } })
  expect(answer.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(answer.rawPayload).toString()).toBe(await textOf('/sitemap-jobs-1.xml'))
})
