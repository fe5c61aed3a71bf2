/** What is said beside the work: where it is done, and the subject that is taught. */
import { expect, test } from 'vitest'
import { rebuildSearchTerms } from '#features/job-index/server/public.ts'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'
import { listedJobs } from '#tests/search/listed-jobs.ts'

const { db, visitor } = await openPortal()
const jobs = [
  ['Receptionist', 'Pune, Maharashtra'],
  ['Beautician', 'Pune, Maharashtra'],
  ['Fitness Trainer', 'Pune, Maharashtra'],
  ['Cashier', 'Thrissur, Kerala'],
  ['Steward', 'Kochi, Kerala'],
  ['Stores Executive', 'Kochi, Kerala'],
  ['Store Keeper', 'Ranchi, Jharkhand'],
  ['Site Engineer – Civil', 'Ranchi, Jharkhand'],
  ['PGT Physics Teacher', 'Indore, Madhya Pradesh'],
  ['Assistant Teacher', 'Kota, Rajasthan'],
  ['SEO Specialist', 'Pune, Maharashtra'],
  ['Digital Marketing Executive', 'Pune, Maharashtra'],
  ['Node.js Developer', 'Pune, Maharashtra'],
  ['Frontend Developer', 'Pune, Maharashtra'],
] as const
for (const [title, location] of jobs) await aJob(db, { title, location, description: 'Work.', company: 'Acme' })
await rebuildSearchTerms(db)

const titlesOf = async (q: string): Promise<readonly string[]> => (await listedJobs(visitor, { q })).titles

async function leftOutOf(q: string): Promise<string> {
  const { headers } = await visitor.call(`GET /api/jobs?${new URLSearchParams({ q }).toString()}`)
  return decodeURIComponent(String(headers['x-search-left-out'] ?? ''))
}

test.each([
  ['receptionist salon', 'Receptionist', 'salon'],
  ['receptionist gym', 'Receptionist', 'gym'],
  ['cashier restaurant', 'Cashier', 'restaurant'],
  ['cashier job supermarket kochi', 'Cashier', 'supermarket'],
  ['store keeper construction site', 'Store Keeper', 'construction, site'],
])('%s lists %s, whatever others do where the work is', async (q, title, leftOut) => {
  expect((await titlesOf(q))[0]).toBe(title)
  expect(await leftOutOf(q)).toBe(leftOut)
})

test('work that nobody offers does not become the work of others there', async () => {
  expect(await titlesOf('gardener restaurant')).toEqual([])
})

test('where nobody teaches the subject in the place, the subject is searched elsewhere', async () => {
  expect(await titlesOf('physics teacher neet kota')).toEqual(['PGT Physics Teacher'])
  expect(await leftOutOf('physics teacher neet kota')).toBe('neet, kota')
})

test('where nobody teaches the subject anywhere, the teachers in the place are listed', async () => {
  expect(await titlesOf('sanskrit teacher kota')).toEqual(['Assistant Teacher'])
})

test.each([
  ['seo executive', 'SEO Specialist'],
  ['backend developer node js', 'Node.js Developer'],
])('%s begins with %s: employers give another rank', async (q, title) => {
  expect((await titlesOf(q))[0]).toBe(title)
})
