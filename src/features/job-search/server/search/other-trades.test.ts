/** Titles and wordings whose first results were of another trade. */
import { expect, test } from 'vitest'
import { rebuildSearchTerms } from '#features/job-index/server/public.ts'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'
import { listedJobs } from '#tests/search/listed-jobs.ts'
import type { NearMisses } from '../../contract.ts'

const { db, visitor } = await openPortal()
const jobs = [
  ['Telesales Team Leader', 'Work.'],
  ['Telecaller', 'Work.'],
  ['Electrician', 'Work.'],
  ['Senior Electrical Engineer', 'Work.'],
  ['Sales Manager', 'Work.'],
  ['Area Insurance Manager', 'Work.'],
  ['Finance Manager', 'Work.'],
  ['Restaurant Manager', 'You keep food and beverage, and commercial papers.'],
  ['MIS Executive', 'You know Excel.'],
  ['Lab Technician', 'An executive tells you of events and of each launch.'],
  ['Soft Skills Trainer', 'Work.'],
  ['Office Assistant', 'Work.'],
  ['Community Mobiliser', 'Work.'],
  ['Building Supervisor', 'Work.'],
  ['Brand Manager', 'Work.'],
  ['Sales Promoter', 'Work.'],
] as const
for (const [title, description] of jobs) await aJob(db, { title, description, location: 'Nagpur', company: 'Acme' })
await rebuildSearchTerms(db)

test.each([
  ['telesales', 'Telecaller'],
  ['tele sales hindi', 'Telecaller'],
  ['Manager - Electrical Engineering', 'Senior Electrical Engineer'],
  ['Bancassurance Sales Manager', 'Area Insurance Manager'],
  ['Assistant Manager / Manager F & A', 'Finance Manager'],
  ['Trainer: Statistics & Excel', 'Soft Skills Trainer'],
  ['lift operator', 'Office Assistant'],
])('%s finds %s first', async (q, title) => {
  expect((await listedJobs(visitor, { q })).titles[0]).toBe(title)
})

test.each([
  ['fundraising officer', 'Community Mobiliser'],
  ['Hostel Warden Male/Female', 'Building Supervisor'],
  ['event planner job in nagpur', 'Brand Manager'],
  ['petrol pump attendant', 'Sales Promoter'],
])('%s finds no job, because %s is other work, which is only offered as similar', async (q, title) => {
  expect((await listedJobs(visitor, { q })).titles).toEqual([])
  const { someWords } = (await visitor.call(`GET /api/jobs/near-misses?q=${encodeURIComponent(q)}`)).json<NearMisses>()
  expect(someWords.flatMap((group) => group.jobs.map((job) => job.title))).toContain(title)
})

test('jobs of other work that mention the words are not listed beside a similar trade', async () => {
  const q = 'Events Executive Launch'
  expect((await listedJobs(visitor, { q })).titles).toEqual([])
  const { someWords } = (await visitor.call(`GET /api/jobs/near-misses?q=${encodeURIComponent(q)}`)).json<NearMisses>()
  expect(someWords.flatMap((group) => group.jobs.map(({ title }) => title))).toContain('Brand Manager')
})

test('a trainer of a subject that no job has is offered the other trainers', async () => {
  expect((await listedJobs(visitor, { q: 'Forex Trainer' })).titles).toEqual([])
  const { someWords } = (await visitor.call('GET /api/jobs/near-misses?q=Forex%20Trainer')).json<NearMisses>()
  expect(someWords.map(({ trade, missing }) => [trade, missing])).toEqual([['trainer', ['forex trainer']]])
})

test('jobs that have each word in another sentence are not listed', async () => {
  expect((await listedJobs(visitor, { q: 'Manager Commercial' })).titles).toEqual([])
  // Neither word says who does it, so the text is what counts.
  expect((await listedJobs(visitor, { q: 'commercial' })).titles).toEqual(['Restaurant Manager'])
})
