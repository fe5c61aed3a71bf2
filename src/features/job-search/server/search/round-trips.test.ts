/** Counts the statements of a search: with 10,000 jobs, it spends most of its time on round trips to the database. */
import type { Pool } from 'pg'
import { expect, test, vi } from 'vitest'
import { aJob } from '#tests/factories/a-job.ts'
import { noMemory } from '#tests/search/loaded-memory.ts'
import { openPortal } from '#tests/portal.ts'
import { rebuildSearchTerms } from '#features/job-index/server/public.ts'
import { jobSearch as contract } from '../../contract.ts'
import { openSearch, type Search } from './open-search.ts'

const { db, context } = await openPortal()
for (let i = 0; i < 30; i++) await aJob(db, { title: 'Staff Nurse', location: 'Pune', description: 'Our team is friendly.' })
await rebuildSearchTerms(db)

let statements: string[] = []
const query = (given: { readonly name: string }) => {
  statements.push(given.name)
  return context.searchPool.query(given as never) // forwarded unchanged
}
const newPool = (): Pool => ({ query }) as unknown as Pool // a search uses only `query`
const pool = newPool()
const inDatabase = openSearch(newPool(), noMemory)

const inBackground = new Set(['search-parsed-terms', 'search-places-of-jobs', 'search-memory-begin', 'search-memory-rows'])

async function statementsOf(search: Search, params: Readonly<Record<string, string>>): Promise<string[]> {
  statements = []
  const { jobs } = await search(contract['GET /api/jobs'].query.parse(params), new Date())
  expect(jobs.length).toBeGreaterThan(0)
  return statements.filter((name) => !inBackground.has(name))
}

const inMemory = (search: Search) =>
  vi.waitFor(async () => expect(await statementsOf(search, { q: 'nurse' })).toEqual(['search-memory-changes']), {
    timeout: 20_000,
  })

test('a search of few matches parses what was typed once, and then needs one statement for page, total and jobs', async () => {
  const params = { q: 'nurse', location: 'pune' }
  expect((await statementsOf(inDatabase, params)).toSorted()).toEqual([
    'search-fetch-if-few-by-title-recent',
    'search-place-parts',
    'search-single-words',
  ])
  expect(await statementsOf(inDatabase, params)).toEqual(['search-fetch-if-few-by-title-recent'])
  expect(await statementsOf(inDatabase, { ...params, page: '2' })).toEqual(['search-fetch-if-few-by-title-recent'])
  expect(await statementsOf(inDatabase, { location: 'pune', sort: 'salary-high' })).toEqual(['search-fetch-if-few-salary-high'])
})

test('an index in memory asks for what has changed, and for jobs that were not shown lately', async () => {
  const search = openSearch(pool)
  const params = { q: 'nurse', location: 'pune' }
  await vi.waitFor(async () => expect(await statementsOf(search, params)).toEqual(['search-memory-jobs']), { timeout: 20_000 })
  expect(await statementsOf(search, params)).toEqual(['search-memory-changes'])
  expect(await statementsOf(search, { ...params, page: '2' })).toEqual(['search-memory-jobs'])
})

test('an index in memory knows places, and with which words no name of a company begins', async () => {
  const search = openSearch(pool)
  const params = { q: 'friendly nurse', location: 'PUNE' }
  await inMemory(search)
  expect((await statementsOf(inDatabase, params)).toSorted()).toContain('search-companies')
  expect(await statementsOf(search, params)).toEqual(['search-memory-changes'])
})

test('a company whose first job another process has just posted is found by the first search for it', async () => {
  const search = openSearch(pool)
  await inMemory(search)
  await aJob(db, { title: 'Cook', company: 'Zyntrix Foods', description: 'We cook.' })
  const { company } = await search(contract['GET /api/jobs'].query.parse({ q: 'zyntrix cook' }), new Date())
  expect(company).toEqual({ company: 'Zyntrix', q: 'cook' })
  expect((await statementsOf(search, { q: 'zyntrix' })).toSorted()).toEqual(['search-companies', 'search-memory-changes'])
  // One read of changes is enough, although the search looks for a company, the typed words and corrections.
  statements = []
  await search(contract['GET /api/jobs'].query.parse({ q: 'zyntrix nruse' }), new Date())
  expect(statements.filter((name) => name.startsWith('search-memory'))).toEqual(['search-memory-changes'])
})

test('searches at the same time each find what was committed before them', async () => {
  const search = openSearch(pool)
  await inMemory(search)
  const many = (q: string) =>
    Promise.all(Array.from({ length: 16 }, () => search(contract['GET /api/jobs'].query.parse({ q }), new Date())))
  const before = many('falconer')
  await aJob(db, { title: 'Falconer' })
  const [, after] = await Promise.all([before, many('falconer')])
  expect(after.map(({ total }) => total)).toEqual(Array.from({ length: 16 }, () => 1))
})

test('a search without results asks for no words if all words of the jobs are known beforehand', async () => {
  const search = openSearch(pool)
  await inMemory(search)
  statements = []
  const { total } = await search(contract['GET /api/jobs'].query.parse({ q: 'staff nurse', experience: 'senior' }), new Date())
  expect([total, statements]).toEqual([0, ['search-memory-changes']])
})

test('words that were searched before, in whatever company, are not parsed again', async () => {
  const search = openSearch(pool)
  await statementsOf(search, { q: 'staff nurse' })
  expect(await statementsOf(search, { q: 'nurse' })).toEqual(['search-memory-changes'])
})

test('places that were searched before, in whatever list, are not parsed again', async () => {
  const search = openSearch(newPool(), noMemory)
  await statementsOf(search, { location: 'pune or nashik' })
  expect(await statementsOf(search, { location: 'nashik or pune' })).not.toContain('search-place-parts')
  expect(await statementsOf(search, { location: 'pune or thane' })).toContain('search-place-parts')
})
