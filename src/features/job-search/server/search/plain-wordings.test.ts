/** Short wordings that mean more, or less, than their words. */
import { expect, test } from 'vitest'
import { rebuildSearchTerms } from '#features/job-index/server/public.ts'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'
import { listedJobs } from '#tests/search/listed-jobs.ts'

const { db, visitor } = await openPortal()
const jobs = [
  ['Graduate Engineer Trainee – Civil', 'Nagpur'],
  ['Front Office Manager', 'Nagpur'],
  ['Commis Chef', 'Nagpur'],
  ['Risk Analyst', 'Nagpur'],
  ['Showroom Sales Executive', 'Nagpur'],
  ['Telecaller', 'Nagpur'],
  ['Housekeeping Associate', 'Chennai'],
  ['Accountant', 'Chennai'],
] as const
for (const [title, location] of jobs) await aJob(db, { title, location, description: 'Work for any graduate.' })
await rebuildSearchTerms(db)

test.each([
  ['Market Risk', 'Risk Analyst'],
  ['commi 2 goa hotel', 'Commis Chef'],
])('%s finds %s first', async (q, title) => {
  const found = await listedJobs(visitor, { q })
  expect(found.titles[0]).toBe(title)
})

test('of a name that titles have, what else was typed is left out, and the trade is not searched instead', async () => {
  await aJob(db, { title: 'Assistant Teacher' })
  await aJob(db, { title: 'TGT Mathematics Teacher' })
  await rebuildSearchTerms(db)
  const found = await listedJobs(visitor, { q: 'maths teacher for class 9' })
  expect(found).toMatchObject({ titles: ['TGT Mathematics Teacher'], leftOut: 'class, 9' })
})

test('work whose name stands beside the place where it is done stays', async () => {
  await aJob(db, { title: 'Housekeeping Supervisor' })
  await rebuildSearchTerms(db)
  const found = await listedJobs(visitor, { q: 'housekeeping supervisor 5 star hotel' })
  expect(found.titles[0]).toBe('Housekeeping Supervisor')
})

test('any graduate asks for every job that takes graduates, not for graduate trainees', async () => {
  const found = await listedJobs(visitor, { q: 'any graduate' })
  expect(found.titles).toContain('Telecaller')
  expect(found.titles[0]).not.toContain('Trainee')
})

test('a word of the name that replaces what was typed is not searched twice', async () => {
  const answer = await visitor.call('GET /api/jobs?q=mobile+shop+salesman')
  expect(decodeURIComponent(String(answer.headers['x-search-corrected']))).toBe('salesman')
})

test('work in a house is no place that sounds like it', async () => {
  expect((await listedJobs(visitor, { q: 'வீட்டு வேலை சென்னை' })).titles).toEqual(['Housekeeping Associate'])
})

test('jobs that only mention the name of work are said to do so', async () => {
  await aJob(db, { title: 'Embedded Engineer', description: 'From pilot to series.' })
  const { headers } = await visitor.call('GET /api/jobs?q=pilot')
  expect(headers).toMatchObject({ 'x-total-count': '1', 'x-in-title': '0' })
})
