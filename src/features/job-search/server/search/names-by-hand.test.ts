/** Names that people type by hand for work that employers call otherwise. */
import { expect, test } from 'vitest'
import { rebuildSearchTerms } from '#features/job-index/server/public.ts'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'
import { listedJobs } from '#tests/search/listed-jobs.ts'

const { db, visitor } = await openPortal()
const jobs = [
  ['Painter', 'Pune', 'Work.'],
  ['Clerk', 'Ranchi', 'Work.'],
  ['Housekeeping Associate', 'Pune', 'Work.'],
  ['Clerk', 'Remote', 'Work.'],
  ['Business Development Associate', 'Nagpur', 'Work.'],
  ['Software Engineer', 'Nagpur', 'Work.'],
  ['Patient Care Executive', 'Pune', 'Work.'],
  ['Safety Steward', 'Pune', 'You meet the staff of a restaurant.'],
  ['Steward', 'Kochi', 'Work.'],
] as const
for (const [title, location, description] of jobs) await aJob(db, { title, location, description, company: 'Acme' })
await rebuildSearchTerms(db)

const titlesOf = async (q: string): Promise<readonly string[]> => (await listedJobs(visitor, { q })).titles

test.each([
  ['rangai', 'Painter'],
  ['putty painter', 'Painter'],
  ['घर का काम', 'Housekeeping Associate'],
  ['ghar ka kaam', 'Housekeeping Associate'],
  ['developer in nagpur', 'Software Engineer'],
  ['dental hygienist', 'Patient Care Executive'],
])('%s finds %s first', async (q, title) => {
  expect((await titlesOf(q))[0]).toBe(title)
})

test('jobs that mention the typed words do not hide those of the name that employers write', async () => {
  expect(await titlesOf('restaurant staff')).toContain('Steward')
})

test('who works from home does not ask for housekeeping', async () => {
  expect(await titlesOf('ghar se kaam')).toEqual(['Clerk'])
})

test('the name in a title is not replaced', async () => {
  expect(await titlesOf('Jr. Dental Hygienist')).toEqual([])
})
