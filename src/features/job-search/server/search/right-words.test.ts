/** If no job has the whole text, typing errors anywhere in it are corrected. */
import { expect, test } from 'vitest'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'
import { rebuildSearchTerms } from '#features/job-index/server/public.ts'

const { db, visitor } = await openPortal()
for (const location of ['Pune', 'Mumbai']) for (let i = 0; i < 3; i++) await aJob(db, { title: 'Welder', location })
await aJob(db, { title: 'Carpenter', location: 'Pune' })
await aJob(db, { title: 'Telecaller', location: 'Pune' })
await rebuildSearchTerms(db)

test.each([
  ['a filter', 'welder nigght shift', 'welder night shift'],
  ['the place', 'carpenter jobs puen', 'carpenter pune'],
  ['what frames a request', 'telecaller vacancyy reqirement', 'telecaller vacancy requirement'],
  ['joined words', 'weldervacancy', 'welder'],
])('slips in %s are put right before anything is left out: %s', async (_, q, corrected) => {
  const { headers } = await visitor.call(`GET /api/jobs?${new URLSearchParams({ q }).toString()}`)
  expect(decodeURIComponent(String(headers['x-search-corrected']))).toContain(corrected.split(' ')[0])
  expect(headers['x-total-count']).not.toBe('0')
})

test('any work is found where a slip is in what asks for it, page by page', async () => {
  const { headers } = await visitor.call('GET /api/jobs?q=Pune%20mein%20kaam%20chahoye&limit=2')
  expect(Number(headers['x-total-count'])).toBeGreaterThan(3)
  expect(String(headers.link)).toContain('rel="next"')
})
