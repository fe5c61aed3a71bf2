import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'
import { openSitemap } from './sitemap.ts'

const { app, db, context } = await openPortal()
const { jobId, employerId } = await aJob(db)
const others = await Promise.all(Array.from({ length: 4 }, () => aJob(db, { postedBy: employerId })))
const hidden = await aJob(db, { isActive: false })
await db
  .updateTable('jobs')
  .set({ updatedAt: new Date('2026-03-04T05:06:07Z') })
  .execute()

const addressesIn = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
const textOf = (compressed: Buffer | null): string => (compressed ? gunzipSync(compressed).toString() : '')

test('jobs that do not fit into one file are split over several, each job in one of them', async () => {
  const sitemap = openSitemap({ ...context, entriesPerFile: 2 })
  const files = addressesIn(textOf(await sitemap.index()))
  expect(files.filter((file) => file.includes('/sitemap-jobs-'))).toHaveLength(3)
  const names = files.map((file) => /sitemap-(.*)\.xml$/.exec(file)?.[1] ?? '')
  const all = (await Promise.all(names.map((name) => sitemap.part(name)))).flatMap((file) => addressesIn(textOf(file)))
  const jobs = all.filter((address) => address.includes('/jobs/'))
  expect(jobs.toSorted()).toEqual(
    [jobId, ...others.map((job) => job.jobId)].map((id) => `http://localhost:3000/jobs/${id}`).toSorted(),
  )
  expect(all).not.toContain(`http://localhost:3000/jobs/${hidden.jobId}`)
  expect(all).toContain(`http://localhost:3000/companies/${employerId}`)
})

test('a full file is not followed by an empty one', async () => {
  const files = addressesIn(textOf(await openSitemap({ ...context, entriesPerFile: 5 }).index()))
  expect(files.filter((file) => file.includes('/sitemap-jobs-'))).toHaveLength(1)
})

test('lastmod is the time of the last change', async () => {
  const sitemap = openSitemap(context)
  expect(textOf(await sitemap.index())).toContain('/sitemap-jobs-1.xml</loc><lastmod>2026-03-04T05:06:07.000Z</lastmod>')
  expect(textOf(await sitemap.part('jobs-1'))).toContain(`/jobs/${jobId}</loc><lastmod>2026-03-04T05:06:07.000Z</lastmod>`)
})

const dayOf = (text: string): Date => new Date(`2026-0${text}T05:06:07Z`)
async function lastmodOf(companyId: string): Promise<string> {
  const companies = textOf(await openSitemap(context).part('companies-1'))
  return new RegExp(`/companies/${companyId}</loc><lastmod>([^<]*)`).exec(companies)?.[1] ?? ''
}

test('the page of a company has a new date when one of its jobs has closed', async () => {
  const { employerId: lately } = await aJob(db, { updatedAt: dayOf('3-04') })
  await db
    .updateTable('employers')
    .set({ updatedAt: dayOf('1-01') })
    .where('id', '=', lately)
    .execute()
  expect(await lastmodOf(lately)).toBe('2026-03-04T05:06:07.000Z')
  await aJob(db, { postedBy: lately, updatedAt: dayOf('3-08'), isActive: false })
  expect(await lastmodOf(lately)).toBe('2026-03-08T05:06:07.000Z')
  await aJob(db, { postedBy: lately, updatedAt: dayOf('2-01'), expiresAt: dayOf('3-09') })
  expect(await lastmodOf(lately)).toBe('2026-03-09T05:06:07.000Z')
})

test.each(['jobs-2', 'jobs', 'nothing', 'jobs-1.xml', '..%2Fjobs-1'])('there is no file for %s', async (name) => {
  expect((await app.inject(`/sitemap-${name}.xml`)).statusCode).toBe(404)
})

test('each site names its own sitemap, and the CV site lists only its start page', async () => {
  const cv = { host: 'cv.localhost:3000' }
  expect((await app.inject('/robots.txt')).body).toContain('Sitemap: http://localhost:3000/sitemap.xml')
  expect((await app.inject({ url: '/robots.txt', headers: cv })).body).toContain('Sitemap: http://cv.localhost:3000/sitemap.xml')
  const sister = await app.inject({ url: '/sitemap.xml', headers: cv })
  expect(addressesIn(sister.body)).toEqual(['http://cv.localhost:3000/'])
  expect((await app.inject({ url: '/sitemap-jobs-1.xml', headers: cv })).statusCode).toBe(404)
})

test('no sitemap contains personal data', async () => {
  const sitemap = openSitemap(context)
  const names = addressesIn(textOf(await sitemap.index())).map((file) => /sitemap-(.*)\.xml$/.exec(file)?.[1] ?? '')
  expect(names.length).toBeGreaterThan(2)
  const all = (await Promise.all(names.map((name) => sitemap.part(name)))).flatMap((file) => addressesIn(textOf(file)))
  expect(all.filter((address) => /\/(cv\/|profile|settings|applications|api|admin)/.test(address))).toEqual([])
})
