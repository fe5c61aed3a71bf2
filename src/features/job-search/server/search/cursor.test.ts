/** Compares the pages reached by cursors with the whole list. */
import { expect, test, vi } from 'vitest'
import { sql } from 'kysely'
import { aJob } from '#tests/factories/a-job.ts'
import { insertManyJobs } from '#tests/factories/many-jobs.ts'
import { forcedEstimates } from '#tests/search/forced-estimates.ts'
import { openPortal } from '#tests/portal.ts'
import { prepareReading, readPlainly } from '#tests/search/read-plainly.ts'
import { jobSearch as contract, type JobList, type JobSort } from '../../contract.ts'
import { cursorOf } from './cursor.ts'
import { findMatches, type ForcedEstimates, type Matches } from '#features/job-index/server/find-matches.ts'
import { pageRequestOf } from './find-page.ts'
import { openParser } from '#features/job-index/server/parse-search.ts'

vi.setConfig({ testTimeout: 120_000 })

const { db, visitor, context } = await openPortal()
const { searchPool } = context
const now = new Date()
await insertManyJobs(db, 16, now)
// All jobs were created within one week two months ago. The later half is marked as recent.
await sql`update job_search set is_recent = created_at > ${new Date(now.getTime() - 57 * 86_400_000)}`.execute(db)
// Moves some jobs to times between two milliseconds, which cursors must preserve.
await sql`update jobs set created_at = created_at + interval '0.4 milliseconds' * (abs(hashtext(id::text)) % 3)`.execute(db)
await sql`vacuum (analyze) job_search`.execute(db)
await prepareReading(db)

type Answer = { readonly id: string; readonly title: string }
type Page = { readonly jobs: Answer[]; readonly next: string | null; readonly total: string }

async function pageAt(address: string): Promise<Page> {
  const answer = await visitor.call(`GET ${address}`)
  expect({ address, status: answer.statusCode }).toEqual({ address, status: 200 })
  const next = /<([^>]*)>; rel="next"/.exec(String(answer.headers['link']))?.[1] ?? null
  return { jobs: answer.json(), next, total: String(answer.headers['x-total-count']) }
}

/** Reads all pages; `between` is called after each. */
async function walkThrough(query: string, between: (page: Page) => Promise<unknown> = async () => {}): Promise<Answer[]> {
  const shown: Answer[] = []
  for (let address: string | null = `/api/jobs?${query}`; address;) {
    const page: Page = await pageAt(address)
    shown.push(...page.jobs)
    await between(page)
    address = page.next
  }
  return shown
}

const parse = (query: string): JobList => contract['GET /api/jobs'].query.parse(Object.fromEntries(new URLSearchParams(query)))
const wholeList = async (query: string): Promise<string[]> =>
  (await readPlainly(db, searchPool, { ...parse(query), page: 1, limit: 100_000 }, now)).ids

const sorts: readonly JobSort[] = ['recent', 'relevant', 'salary-high', 'salary-low', 'answers']
const searches = [
  '',
  'q=nurse',
  'q=seasonal+harvest',
  'q=nurse+-engineer',
  'location=pune&experience=mid',
  'salaryMin=2500000',
  'q=engineer+sales&jobType=full-time',
]

test.each(sorts.flatMap((sort) => searches.map((search) => `${search}&sort=${sort}`)))(
  'all pages of %s are the whole list',
  async (query) => {
    const expected = await wholeList(query)
    expect(expected.length).toBeGreaterThan(0)
    const shown = await walkThrough(`${query}&limit=97`)
    expect(shown.map(({ id }) => id)).toEqual(expected)
  },
)

async function ofBestCompany(): Promise<{ readonly postedBy: string }> {
  const best = db.selectFrom('companyResponses').select('employerId as postedBy').orderBy('answered', 'desc')
  return best.executeTakeFirstOrThrow()
}

test.each(sorts)('sorted by %s, no job is shown twice and none is skipped while jobs come and go', async (sort) => {
  const query = `q=welder&sort=${sort}`
  const before = await wholeList(query)
  const first = sort === 'answers' ? await ofBestCompany() : { salaryMin: sort === 'salary-low' ? 1 : 9_000_000 }
  const closed: string[] = []
  const came = new Set<string>()
  const shown = await walkThrough(`${query}&limit=30`, async ({ jobs }) => {
    // After each page, its last job and one of the next page are closed, and new jobs are added at the front.
    const last = jobs.at(-1)
    const ahead = before[before.indexOf(last?.id ?? '') + 5]
    const gone = [last?.id, ahead].filter((id) => id !== undefined)
    if (ahead) closed.push(ahead)
    await db.updateTable('jobs').set({ isActive: false }).where('id', 'in', gone).execute()
    for (let i = 0; i < 3; i++) came.add((await aJob(db, { title: 'Welder', ...first })).jobId)
  })
  const ids = shown.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(closed.length).toBeGreaterThan(3)
  expect(ids.filter((id) => !came.has(id))).toEqual(before.filter((id) => !closed.includes(id)))
  await db
    .deleteFrom('jobs')
    .where('id', 'in', [...came])
    .execute()
  await db.updateTable('jobs').set({ isActive: true }).where('id', 'in', before).execute()
})

const parseWordsAndPlace = openParser(searchPool)

async function matchesOf(search: JobList, forced: ForcedEstimates): Promise<Matches> {
  return findMatches(searchPool, { ...(await parseWordsAndPlace(search)), ...pageRequestOf(search, now) }, { force: forced })
}

test.each(Object.entries(forcedEstimates))('the next page is the same if the estimate is %s', async (_, forced) => {
  for (const query of sorts.flatMap((sort) => searches.map((search) => `${search}&sort=${sort}&limit=40`))) {
    const jobList = parse(query)
    const list = await wholeList(query)
    for (const page of [1, 4]) {
      const { sort } = pageRequestOf(jobList, now)
      const { hits } = await matchesOf({ ...jobList, page }, forced)
      const last = hits.at(-1)
      if (!last) continue
      const next = await matchesOf({ ...jobList, cursor: cursorOf(sort, last) }, forced)
      expect({ query, page, ids: next.hits.map(({ id }) => id) }).toEqual({
        query,
        page,
        ids: list.slice(page * 40, page * 40 + 40),
      })
    }
  }
})

test('the total is the same on every page', async () => {
  const totals = new Set<string>()
  await walkThrough('q=zardozi+forklift&limit=37', async ({ total }) => totals.add(total))
  expect([...totals]).toEqual([String((await wholeList('q=zardozi+forklift')).length)])
})
