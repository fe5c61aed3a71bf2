/** Compares the cost of the first page and the last pages in blocks read. */
import { sql } from 'kysely'
import type { Pool } from 'pg'
import { expect, test, vi } from 'vitest'
import { insertManyJobs } from '#tests/factories/many-jobs.ts'
import { noMemory } from '#tests/search/loaded-memory.ts'
import { openPortal } from '#tests/portal.ts'
import { jobSearch as contract, type JobList, type JobSort } from '#features/job-search/contract.ts'
import { cursorOf } from '#features/job-search/server/search/cursor.ts'
import { findMatches } from './find-matches.ts'
import { pageRequestOf } from '#features/job-search/server/search/find-page.ts'
import { openSearch } from '#features/job-search/server/search/open-search.ts'
import { openParser } from './parse-search.ts'

vi.setConfig({ testTimeout: 120_000 })

const { db, context } = await openPortal()
const { searchPool } = context
const now = new Date()
await insertManyJobs(db, 16, now)
await sql`vacuum (analyze) job_search`.execute(db)

type Statement = { readonly text: string; readonly values: unknown[] }

/** The number of blocks of index and table that the statements of a search read. */
async function blocksRead(list: JobList): Promise<number> {
  const statements: Statement[] = []
  const query = (given: Statement) => {
    if (given.text?.includes('from job_search')) statements.push(given)
    return searchPool.query(given)
  }
  await openSearch({ query } as unknown as Pool, noMemory)(list, now) // a search uses only `query` of its pool; without the index in memory
  let blocks = 0
  for (const { text, values } of statements) {
    const { rows } = await searchPool.query(`explain (analyze, buffers, format json) ${text}`, values)
    const { Plan: plan } = rows[0]['QUERY PLAN'][0]
    blocks += plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
  }
  return blocks
}

/** The cursor of a page at this share of the list, and the number of pages before it. */
async function farDown(list: JobList, share: number) {
  const { sort, ranksByTitle, page } = pageRequestOf(list, now)
  const parsed = await openParser(searchPool)(list)
  const { hits } = await findMatches(searchPool, { ...parsed, ranksByTitle, page: { ...page, limit: 100_000 } })
  const pages = Math.floor((share * hits.length) / list.limit) - 2
  const last = hits[pages * list.limit - 1]
  if (!last) throw new Error('the list is too short')
  return { pages, cursor: cursorOf(sort, last) }
}

const sorts: readonly JobSort[] = ['recent', 'relevant', 'salary-high', 'salary-low', 'answers']

test.each(sorts)('sorted by %s, pages in the middle and the last pages cost about what the first costs', async (sort) => {
  for (const search of [{}, { q: 'nurse' }]) {
    const list = contract['GET /api/jobs'].query.parse({ ...search, sort, limit: 20 })
    for (const share of [0.4, 1]) {
      const { pages, cursor } = await farDown(list, share)
      expect(pages).toBeGreaterThan(20)
      expect(await blocksRead({ ...list, cursor })).toBeLessThan(2 * (await blocksRead(list)))
    }
  }
})
