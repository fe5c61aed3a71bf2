/** If no job has the whole text, the search drops some of it and reports what it dropped. */
import { expect, test } from 'vitest'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'
import { listedJobs, type SearchParams } from '#tests/search/listed-jobs.ts'
import { rebuildSearchTerms } from '#features/job-index/server/public.ts'
import { sql } from 'kysely'
import { Pool } from 'pg'
import { fewAtOnce } from '#platform/server/few-at-once.ts'
import { openSearch } from './open-search.ts'
import { openRelaxedList } from './relaxed-list.ts'

const { db, pool, visitor } = await openPortal()
for (const location of ['Pune', 'Mumbai']) for (let i = 0; i < 3; i++) await aJob(db, { title: 'Welder', location })
await aJob(db, { title: 'Fitter', description: 'Works beside our carpenter with xyzabc.' })
for (let i = 0; i < 2; i++) await aJob(db, { title: 'Carpenter' })
await aJob(db, { title: 'Telecaller', location: 'Pune' })
await aJob(db, { title: 'Mason', location: 'Bengaluru', description: 'Wear goggles.' })
await rebuildSearchTerms(db)

const listOf = async (params: SearchParams) => listedJobs(visitor, params)

test.each([
  ['pay as a number', 'welder 25000', '25000', '6'],
  ['a company without such a job', 'welder amazon', 'amazon', '6'],
  ['a filter of the words', 'welder night shift', 'Night shift', '6'],
  ['several', 'welder urgent part time 8 ghante', '8, ghante, Part-time, Urgent hiring', '6'],
  ['in a place that stays', 'welder xyzab in pune', 'xyzab', '3'],
])('%s', async (_, q, leftOut, total) => {
  expect(await listOf({ q })).toMatchObject({ titles: ['Welder'], leftOut, total })
})

test.each([
  ['mason koramangala', 'mason in Bengaluru'],
  ['koramangala mason', 'mason in Bengaluru'],
  ['mason mysore road', 'mason in Bengaluru'],
  ['goggles koramangala', 'goggles in Bengaluru'],
  ['goggles bangalroe', 'goggles bangalore'],
])('%s: a place beside the work is searched as a place where no job has all the words', async (q, corrected) => {
  const { headers } = await visitor.call(`GET /api/jobs?${new URLSearchParams({ q }).toString()}`)
  expect(decodeURIComponent(String(headers['x-search-corrected']))).toBe(corrected)
  expect(headers['x-total-count']).toBe('1')
})

test('a skill is looked for in texts without a filter of the words that no job has', async () => {
  await aJob(db, { title: 'Backend Engineer', description: 'You write Java.', salaryMin: 1_200_000, salaryMax: 1_500_000 })
  expect(await listOf({ q: 'java 10 lpa night shift' })).toMatchObject({ titles: ['Backend Engineer'], leftOut: 'Night shift' })
})

test('in the place itself, work without its rank comes before jobs nearby that only mention it', async () => {
  await aJob(db, { title: 'Finance Manager', location: 'Gurugram, Haryana' })
  await aJob(db, { title: 'Storekeeper', location: 'Noida, Uttar Pradesh', description: 'Helps a senior finance manager.' })
  await rebuildSearchTerms(db)
  expect(await listOf({ q: 'sr. mgr finance gurgaon' })).toMatchObject({ titles: ['Finance Manager'], leftOut: 'senior' })
})

test('an error and a word that no job has are put right at once', async () => {
  const q = 'carpentre xyzzy'
  expect(await listOf({ q })).toMatchObject({ titles: ['Carpenter', 'Fitter'], leftOut: 'xyzzy' })
})

test('a rank that no title has and some job mentions finds none', async () => {
  await aJob(db, { title: 'Roofer', description: 'You report to the deputy manager.' })
  expect(await listOf({ q: 'Deputy Manager' })).toMatchObject({ titles: [], total: '0' })
  expect((await listOf({ q: '"deputy manager"' })).titles).toEqual(['Roofer'])
})

test('jobs that only mention all of it come after those that have the work in their titles', async () => {
  expect(await listOf({ q: 'carpenter xyzabc' })).toMatchObject({
    titles: ['Carpenter', 'Fitter'],
    leftOut: 'xyzabc',
    total: '3',
  })
})

test('a misspelt word is corrected before it would be left out', async () => {
  expect(await listOf({ q: 'tellecaller hindi' })).toMatchObject({ titles: ['Telecaller'], leftOut: 'hindi' })
})

test('work that no title has as it was said is listed by the name that employers write, and the answer says so', async () => {
  const gas = await visitor.call('GET /api/jobs?q=gas+cutter+ki+naukri')
  expect(gas.headers['x-search-corrected']).toBe('welder')
  expect(gas.headers['x-search-left-out']).toBeUndefined()
  expect(gas.json<{ title: string }[]>()[0]?.title).toBe('Welder')
})

test('of many such searches at once few search on; the others answer what has all of it', async () => {
  const searches = await Promise.all(Array.from({ length: 12 }, (_each, i) => listOf({ q: `welder ${25_000 + i}` })))
  const [further, asTyped] = [
    searches.filter(({ leftOut }) => leftOut !== null),
    searches.filter(({ leftOut }) => leftOut === null),
  ]
  expect(further.length).toBeGreaterThan(0)
  expect(asTyped.length).toBeGreaterThan(0)
  expect(new Set(asTyped.map(({ total }) => total))).toEqual(new Set(['0']))
  expect(await listOf({ q: 'welder 25000' })).toMatchObject({ leftOut: '25000' })
})

test('where the relaxed search takes too long, what has all of it is the answer', async () => {
  const impatient = new Pool({ ...pool.options, options: '-c statement_timeout=300' })
  const search = openSearch(impatient)
  const findRelaxedList = openRelaxedList(search, fewAtOnce(impatient))
  const typed = { q: 'welder 25000', page: 1, limit: 20 }
  const asTyped = await search(typed, new Date())
  await db.transaction().execute(async (tx) => {
    await sql`lock table jobs, job_search in access exclusive mode`.execute(tx)
    expect(await findRelaxedList(typed, asTyped, new Date())).toBeNull()
  })
  expect(await findRelaxedList(typed, asTyped, new Date())).toMatchObject({ leftOut: ['25000'] })
  await impatient.end()
})

test('each page and each order leaves out the same', async () => {
  const first = await listOf({ q: 'carpenter xyzabc', limit: '2' })
  expect(first).toMatchObject({ leftOut: 'xyzabc', total: '3' })
  const second = await visitor.call(`GET ${first.next ?? ''}`)
  expect(second.json()).toHaveLength(1)
  expect(second.headers['x-search-left-out']).toBe('xyzabc')
  expect(await listOf({ q: 'welder 25000', sort: 'salary-high' })).toMatchObject({ leftOut: '25000', total: '6' })
})

test.each([
  ['all of it is there', { q: 'welder pune' }, '3'],
  ['a filter that was chosen', { q: 'welder', shift: 'night' }, '0'],
  ['a place that was chosen', { q: 'fitter', location: 'Kochi' }, '0'],
  ['work that nobody offers', { q: 'astronaut 25000' }, '0'],
])('nothing is left out: %s', async (_, params, total) => {
  expect(await listOf(params)).toMatchObject({ leftOut: null, total })
})

test('words that are left out do not keep the others from being put right', async () => {
  expect(await listOf({ q: 'veldar 25000' })).toMatchObject({ titles: ['Welder'], leftOut: '25000', total: '6' })
})

test('jobs of the work that mention the rest stand above no other work', async () => {
  await aJob(db, { title: 'Field Sales Executive', description: 'With a two wheeler.' })
  const answer = await visitor.call('GET /api/jobs?q=field+sales+executive+two+wheeler')
  expect(answer.json<{ title: string }[]>().map(({ title }) => title)).toEqual(['Field Sales Executive'])
  expect(answer.headers['x-only-mentioned']).toBeUndefined()
})

test('without a skill, what is left must be the work: a voice engineer answers no mail', async () => {
  await aJob(db, { title: 'Email Support Executive' })
  expect(await listOf({ q: 'cisco voice engineer' })).toMatchObject({ leftOut: null })
})
