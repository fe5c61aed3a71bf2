/** Tests wordings that ask for the best pay without a sum. */
import { expect, test } from 'vitest'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'
import { listedJobs } from '#tests/search/listed-jobs.ts'
import { rebuildSearchTerms } from '#features/job-index/server/public.ts'

const { db, visitor } = await openPortal()
const paid = { Welder: 300_000, Surgeon: 2_400_000, 'Payroll Executive': 360_000 }
for (const [title, salaryMin] of Object.entries(paid))
  await aJob(db, { title, location: 'Mumbai', salaryMin, salaryMax: salaryMin * 2 })
await aJob(db, { title: 'Welder', location: 'Mumbai', salaryMin: null, salaryMax: null })
await aJob(db, { title: 'Tailor', location: 'Pune', salaryMin: 200_000, salaryMax: 240_000 })
await rebuildSearchTerms(db)

const listOf = async (q: string, more: Record<string, string> = {}) => listedJobs(visitor, { q, ...more })

test.each([
  'highest paying job mumbai',
  'high salary jobs in mumbai',
  'Mumbai me sabse jyada salary wali job',
  'top paid jobs Mumbai',
])('%s: any work there, the best paid first', async (q) => {
  const { titles, total, leftOut, corrected } = await listOf(q)
  expect(titles[0]).toBe('Surgeon')
  expect([total, leftOut, corrected]).toEqual(['4', null, null])
})

test('without a place, all jobs are listed, the best paid first', async () => {
  const { titles, total } = await listOf('best paying jobs')
  expect([titles[0], total]).toEqual(['Surgeon', '5'])
})

test('an order that was chosen stays, and the answer names the words that were not searched', async () => {
  const found = await listOf('best paying jobs', { sort: 'salary-low' })
  expect(found.titles[0]).toBe('Tailor')
  expect(found.leftOut).toBe('best paying')
})

test('beside the name of work, its jobs come first whatever they pay, and the words are named', async () => {
  const found = await listOf('high salary welder')
  expect([...new Set(found.titles)]).toEqual(['Welder'])
  expect(found.leftOut).toBe('high salary')
})

test.each(['best job', 'good jobs in mumbai', 'sabse acchi job mumbai'])('%s asks for any work', async (q) => {
  expect(Number((await listOf(q)).total)).toBeGreaterThanOrEqual(4)
})
