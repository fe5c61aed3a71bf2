/** Short wordings that lost the subject, the group of people or the place when they were searched by the name that employers write. */
import { expect, test } from 'vitest'
import { rebuildSearchTerms } from '#features/job-index/server/public.ts'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'
import { listedJobs } from '#tests/search/listed-jobs.ts'
import { loadedMemory, noMemory } from '#tests/search/loaded-memory.ts'
import { jobSearch as contract } from '../../contract.ts'
import { openSearch } from './open-search.ts'

const { db, pool, visitor } = await openPortal()
const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000)
const jobs = [
  ['PGT Science Teacher', 'You know computers.', 'Pune'],
  ['Bus Driver', 'You drive children to school.', 'Faridabad'],
  ['Security Supervisor', 'You check the guards of banks.', 'Pune'],
  ['Security Guard', 'Women are welcome.', 'Pune'],
  ['Staff Nurse', 'Work.', 'Nagpur'],
  ['Branch Manager', 'You lead a bank.', 'Pune'],
  ['Chat Support Executive', 'You write.', 'Pune'],
  ['Billing Executive', 'A process.', 'Pune'],
  ['Showroom Sales Executive', 'You sell.', 'Pune'],
  ['Primary Teacher', 'You teach.', 'Pune'],
  ['LCV Driver', 'You drive.', 'Nagpur'],
  ['Security Guard', 'You guard.', 'Nagpur'],
  ['Receptionist', 'You greet.', 'Nagpur'],
  ['Machine Shop Supervisor', 'You lead.', 'Pune'],
  ['Key Account Executive', 'You sell.', 'Indore'],
  ['Accountant', 'You count.', 'Gwalior'],
] as const
for (const [i, [title, description, location]] of jobs.entries())
  await aJob(db, { title, description, location, company: 'Acme', createdAt: daysAgo(jobs.length - i) })
await rebuildSearchTerms(db)

const listOf = async (q: string) => listedJobs(visitor, { q })

test.each([
  ['computer science teacher', 'PGT Science Teacher'],
  ['school van driver', 'Bus Driver'],
  ['supervisor security bank atm', 'Security Supervisor'],
  ['security job airport', 'Security Guard'],
  ['nonvoice process', 'Chat Support Executive'],
  ['anm indore', 'Staff Nurse'],
  ['shop', 'Showroom Sales Executive'],
  ['दुकान', 'Showroom Sales Executive'],
  ['દુકાન', 'Showroom Sales Executive'],
])('%s lists %s first', async (q, title) => {
  expect((await listOf(q)).titles[0]).toBe(title)
})

const page = (number: number) => contract['GET /api/jobs'].query.parse({ q: 'security guard', page: String(number), limit: '1' })

test('jobs that mention what the searched name leaves out come first, in memory and in the database, page by page', async () => {
  for (const memory of [noMemory, await loadedMemory(pool)]) {
    const search = openSearch(pool, memory)
    const placesOf = async (insteadOf?: string) => {
      const pages = [await search(page(1), new Date(), { insteadOf }), await search(page(2), new Date(), { insteadOf })]
      return pages.flatMap(({ jobs: found }) => found.map(({ location }) => location))
    }
    expect(await placesOf('women security guard')).toEqual(['Pune', 'Nagpur'])
    expect(await placesOf()).toEqual(['Nagpur', 'Pune'])
  }
})

test('a key account executive is no accountant', async () => {
  expect((await listOf('accountant indore')).titles[0]).toBe('Accountant')
})

test('jobs for women come first, and where no job mentions them, the answer says so', async () => {
  const guards = await listOf('lady guard')
  expect([guards.titles[0], guards.leftOut]).toEqual(['Security Guard', null])
  expect(await listOf('lady receptionist')).toMatchObject({ titles: ['Receptionist'], leftOut: 'lady' })
  expect(await listOf('girls job')).toMatchObject({ titles: ['Security Guard'] })
})

test('what says nothing about the work is left out before its place', async () => {
  expect(await listOf('driver with badge delhi')).toMatchObject({
    titles: ['Bus Driver'],
    leftOut: expect.stringContaining('badge'),
  })
})

test('where no text speaks of people with disabilities, any work in the place is listed, and the answer says so', async () => {
  expect(await listOf('pwd job gwalior')).toMatchObject({ titles: ['Accountant'], leftOut: 'pwd' })
})
