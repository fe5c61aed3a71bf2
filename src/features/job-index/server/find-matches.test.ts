/** Compares the results of the search with those of a plain scan of every job. */
import { sql } from 'kysely'
import { readSearch } from '#features/search-words/server/public.ts'
import { expect, test } from 'vitest'
import { jobSearch as contract, type JobList } from '#features/job-search/contract.ts'
import { aJob } from '#tests/factories/a-job.ts'
import { aSearch, insertManyJobs } from '#tests/factories/many-jobs.ts'
import { forcedEstimates } from '#tests/search/forced-estimates.ts'
import { openPortal } from '#tests/portal.ts'
import { prepareReading, readPlainly } from '#tests/search/read-plainly.ts'
import { rebuildSearchTerms } from './spelling-queries.ts'
import { cursorOf } from '#features/job-search/server/search/cursor.ts'
import { findMatches, type Matches } from './find-matches.ts'
import { pageRequestOf } from '#features/job-search/server/search/find-page.ts'
import { openParser } from './parse-search.ts'
import { loadedMemory } from '#tests/search/loaded-memory.ts'

const { db, visitor, context } = await openPortal()
const { searchPool } = context
const now = new Date()
// More jobs than the first budget of a scan, so that scans also reach their budget.
await insertManyJobs(db, 16, now)
// Titles whose words name another trade, and one that has a word of another trade's names.
for (const title of ['Safety Steward', 'Steward', 'Customer Support Engineer', 'Desktop Support Engineer'])
  await aJob(db, { title, description: 'An engineer is welcome.', createdAt: now })
// All jobs were created within one week two months ago. The later half is marked as recent.
await sql`update job_search set is_recent = created_at > ${new Date(now.getTime() - 57 * 86_400_000)}`.execute(db)
await prepareReading(db)
await rebuildSearchTerms(db)

const oddSearches: readonly Partial<JobList>[] = [
  {},
  { page: 3 },
  { page: 10, limit: 100 },
  { page: 50, sort: 'salary-low' },
  { q: 'harvest' },
  { q: 'harvest', page: 9, sort: 'recent' },
  { q: 'seasonal harvest', sort: 'salary-high' },
  { q: 'nurse', page: 50 },
  { q: 'engineer', page: 27, limit: 37 },
  { q: '-nurse' },
  { q: '-nurse -engineer', sort: 'salary-low', page: 2 },
  { q: 'nurse or zardozi' },
  { q: '"front-end" शिक्षक' },
  { q: '-"night nurse"' },
  { q: 'engineer -night -"senior manager"', page: 2 },
  { q: 'senior - driver' },
  { q: '-'.repeat(60) },
  { location: 'delhi ncr' },
  { q: 'it' },
  { q: 'bengaluru' },
  { q: '?? && ||' },
  { q: `harvest' | !('x':*) \\` },
  { q: 'the of and' },
  { location: 'mum' },
  { location: 'pune/kochi' },
  { q: 'nurse', location: 'Pune, Maharashtra, Kochi', page: 3 },
  { q: 'teacher -night', location: 'navi mumbai or gurgaon or new delhi, delhi', sort: 'salary-high' },
  { location: 'नागपुर & mum', urgent: 'true', salaryMin: 400_000 },
  { location: 'delhi ncr; kochi', demographic: 'fresher', sort: 'salary-low', page: 2 },
  { location: 'karnataka', salaryMin: 2_500_000 },
  { location: "'#lnowhere' | '#u" },
  { location: '...' },
  { location: 'delhi', demographic: 'fresher', sort: 'salary-high' },
  { salaryMin: 2_900_000, sort: 'salary-low' },
  { salaryMin: 5_000_000 },
  { sort: 'relevant', urgent: 'true', page: 2 },
  { sort: 'answers' },
  { sort: 'answers', page: 30 },
  { q: 'nurse', sort: 'answers', page: 2 },
  { q: 'harvest', sort: 'answers' },
  { company: 'Company Nurse', sort: 'salary-low' },
  { q: 'nurse', company: 'sales', page: 2 },
  { company: 'company python ltd', shift: 'night' },
  { shift: 'night', location: 'pune' },
  { walkIn: 'true', location: 'pune' },
  { q: 'steward' },
  { q: 'steward', sort: 'recent' },
  { q: 'desktop support engineer' },
  { q: 'desktop engineer', limit: 10 },
  { q: 'walk-in nurse', sort: 'salary-high' },
  { location: 'pune', salaryMin: 1_500_000, sort: 'answers' },
]

const parseWordsAndPlace = openParser(searchPool)
const matchesOf = async (typed: JobList, options: Parameters<typeof findMatches>[2] = {}): Promise<Matches> => {
  const search = readSearch(typed)
  return findMatches(searchPool, { ...(await parseWordsAndPlace(search)), ...pageRequestOf(search, now) }, options)
}

const parse = (search: Partial<JobList>): JobList => contract['GET /api/jobs'].query.parse(search)
const searches = [...oddSearches, ...Array.from({ length: 60 }, aSearch)].map(parse)

test('the searches find something more often than not, and not always all', async () => {
  const totals = await Promise.all(searches.map(async (query) => (await readPlainly(db, searchPool, query, now)).total))
  expect(totals.filter((total) => total === '0').length).toBeLessThan(searches.length / 4)
  expect(new Set(totals).size).toBeGreaterThan(searches.length / 3)
})

test.each(searches)('%j', async (query) => {
  const given = Object.entries(query).map(([name, value]) => [name, String(value)])
  const answer = await visitor.call(`GET /api/jobs?${new URLSearchParams(Object.fromEntries(given)).toString()}`)
  const plainly = await readPlainly(db, searchPool, query, now)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['x-search-corrected']).toBeUndefined()
  expect(answer.json<{ id: string }[]>().map(({ id }) => id)).toEqual(plainly.ids)
  expect(answer.headers['x-total-count']).toBe(plainly.total)
})

test.each(Object.entries(forcedEstimates))(
  'the answer is the same if the estimate is %s',
  { timeout: 60_000 },
  async (_, forced) => {
    for (const query of searches) {
      const found = await matchesOf(query, { force: forced })
      const plainly = await readPlainly(db, searchPool, query, now)
      expect({ query, ids: found.hits.map(({ id }) => id), total: found.total > 1_000 ? '1000+' : String(found.total) }).toEqual({
        query,
        ...plainly,
      })
    }
  },
)

test(
  'the answer is the same without an index in memory, and with one, and so is what comes after it',
  { timeout: 60_000 },
  async () => {
    const memory = await loadedMemory(searchPool)
    for (const query of searches) {
      const found = await matchesOf(query, { memory: memory.begin() })
      expect({ query, ...found }).toEqual({ query, ...(await matchesOf(query)) })
      const last = found.hits.at(-1)
      if (!last) continue
      const next = { ...query, page: query.page + 1, cursor: cursorOf(pageRequestOf(readSearch(query), now).sort, last) }
      expect({ next, ...(await matchesOf(next, { memory: memory.begin() })) }).toEqual({ next, ...(await matchesOf(next)) })
    }
  },
)

test('words that avoid each other are counted, however common each is', async () => {
  for (const query of [{ q: 'harvest paediatric' }, { q: 'kindergarten zardozi' }, { q: 'zardozi', location: 'kochi' }].map(
    parse,
  )) {
    const { total } = await matchesOf(query)
    const plainly = await readPlainly(db, searchPool, query, now)
    expect(Number.parseInt(plainly.total, 10)).toBeLessThan(1_000)
    expect(String(total)).toBe(plainly.total)
  }
})
