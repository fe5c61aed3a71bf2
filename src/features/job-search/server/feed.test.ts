import { expect, test } from 'vitest'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'

const { db, visitor } = await openPortal()
const { jobId } = await aJob(db, {
  title: 'Tally <Operator> & "Clerk"',
  company: 'Rao & Sons',
  location: 'Mysuru, Karnataka',
  description: `Keep the books.\u0001 ]]> <script>alert(1)</script>`,
  createdAt: new Date('2026-05-01T10:00:00Z'),
})
const { jobId: newer } = await aJob(db, { title: 'Cashier', location: 'Mysuru', jobType: 'part-time' })

const feed = (query = '') => visitor.call(`GET /jobs/feed.xml${query}`)
const idsIn = (xml: string): string[] =>
  [...xml.matchAll(/<guid isPermaLink="true">http:\/\/localhost:3000\/jobs\/([^<]+)</g)].map(([, id = '']) => id)

test('the newest jobs come first, as RSS 2.0', async () => {
  const answer = await feed()
  expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
  expect(idsIn(answer.body)).toEqual([newer, jobId])
  expect(answer.body).toContain('<pubDate>Fri, 01 May 2026 10:00:00 GMT</pubDate>')
  expect(answer.body).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<rss version="2\.0"/)
})

test('a feed of a search holds what the search finds', async () => {
  expect(idsIn((await feed('?jobType=part-time')).body)).toEqual([newer])
  const { body } = await feed('?q=tally&location=Mysore')
  expect(idsIn(body)).toEqual([jobId])
  expect(body).toContain('rel="self"')
  expect(body).toContain('/jobs/feed.xml?q=tally&amp;location=Mysore"')
})

test('what employers write is text, and signs that XML has no place for are left out', async () => {
  const { body } = await feed('?q=tally')
  expect(body).toContain('Tally &lt;Operator&gt; &amp; &quot;Clerk&quot; at Rao &amp; Sons')
  expect(body).not.toContain('<script')
  expect(body).not.toContain('\u0001')
  // The text is escaped once for XML and once for readers that show it as HTML.
  expect(body).toContain('&amp;lt;script&amp;gt;alert(1)')
})

test('a search that makes no sense is refused, and words that are no filter change nothing', async () => {
  expect((await feed('?jobType=slavery')).statusCode).toBe(400)
  expect((await feed('?sort=salary-high&page=9&limit=1')).statusCode).toBe(200)
  expect(idsIn((await feed('?sort=salary-high&page=9&limit=1')).body)).toEqual([newer, jobId])
})
