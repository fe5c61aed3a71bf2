/** Each change of what visitors see on a kept page is announced by the database, and nothing else is. */
import { readFileSync } from 'node:fs'
import { Client, type Pool } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sharedScreens } from '#app/server/shared-pages.ts'
import { openPageCache } from '#platform/server/page-cache.ts'
import { sharePageChanges } from '#platform/server/page-changes.ts'
import { aJob } from './factories/a-job.ts'
import { namesInSql } from './gates/names-in-sql.ts'
import { openVisitedPages } from './support/visited-pages.ts'

const tables = [...readFileSync('docs/schema.sql', 'utf8').matchAll(/^create (?:unlogged )?table (\w+)/gm)].map(
  ([, name]) => name,
)

// How companies answer is shown when a page expires, because every application would change it.
const answering = [
  'application_messages',
  'application_status_changes',
  'applications',
  'company_responses',
  'received_applications',
]
/** Articles have a version of their own; an address that one had before is stored with its change. */
const versioned = ['article_slugs', 'article_versions', 'blog_posts']
/** How searches are read: no page shows it. */
const reading = ['job_search_changes', 'place_aliases', 'search_terms']

const urlOf = (pool: Pool): string => String(pool.options.connectionString)
let stopSharing: () => Promise<void> = async () => {}
const { pool, get, requestsTo, write, rename, jobId, portal } = await openVisitedPages({}, (of) => {
  const { cache, stop } = sharePageChanges(of, urlOf(of), openPageCache())
  stopSharing = stop
  return cache
})
const heard: string[] = []
const listener = new Client({ connectionString: urlOf(pool) })

beforeAll(async () => {
  await listener.connect()
  listener.on('notification', ({ channel }) => heard.push(channel))
  await listener.query('listen pages')
})
afterAll(async () => {
  await Promise.all([listener.end(), stopSharing()])
})

/** What is announced of a change before another announcement, of the test, arrives. */
async function announcedBy(change: () => Promise<unknown>): Promise<boolean> {
  heard.length = 0
  await change()
  await listener.query('listen done; notify done')
  await vi.waitFor(() => expect(heard).toContain('done'))
  return heard.includes('pages')
}

test('all tables that the kept pages show announce their changes', async () => {
  const { employerId } = await aJob(portal.db, { title: 'Nurse' })
  const read = new Set<string>()
  const spy = vi.spyOn(Client.prototype, 'query')
  const screens = [...sharedScreens].filter((screen) => !/:(?:slug|tag)/.test(screen))
  const paths = screens.map((screen) => screen.replace(':jobId', jobId).replace(':companyId', employerId))
  for (const path of [...paths, '/jobs?q=nurse&location=Pune']) expect([path, (await get(path)).statusCode]).toEqual([path, 200])
  for (const [sent] of spy.mock.calls) {
    const text = typeof sent === 'string' ? sent : String(Reflect.get(Object(sent), 'text'))
    for (const { name } of namesInSql(text)) if (tables.includes(name)) read.add(name)
  }
  spy.mockRestore()
  const { rows } = await pool.query<{ name: string }>(
    `select distinct tgrelid::regclass::text as name from pg_trigger where tgfoid = 'pages_changed'::regproc`,
  )
  const announced = rows.map(({ name }) => name)
  expect([...read].filter((name) => !announced.includes(name)).toSorted()).toEqual(
    [...answering, ...versioned, ...reading].toSorted(),
  )
  expect(announced.filter((name) => !read.has(name))).toEqual([])
})

test('a change of a job is announced, and a message to us is not', async () => {
  expect(await announcedBy(() => rename('Nurse'))).toBe(true)
  expect(await announcedBy(() => rename('Nurse'))).toBe(false)
  expect(await announcedBy(write)).toBe(false)
})

test('a page is kept while something else changes, and made anew for a change made elsewhere', async () => {
  const page = `/jobs/${jobId}`
  await vi.waitFor(async () => {
    await get(page)
    const before = requestsTo('/api/jobs/:jobId')
    await write()
    await get(page)
    // As soon as the cache listens.
    expect(requestsTo('/api/jobs/:jobId')).toBe(before)
  })
  await rename('Fitter')
  await vi.waitFor(async () => expect((await get(page)).body).toContain('Fitter'))
})
