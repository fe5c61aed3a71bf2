import { expect, test } from 'vitest'
import { openPortal } from '#tests/portal.ts'
import { contains, createPostings } from './postings.ts'
import { parseTsQuery } from './tsquery.ts'

const { context } = await openPortal()

const queries = [
  `'nurs'`,
  `'nurs' & 'senior'`,
  `'nurs' | 'senior' & 'night'`,
  `( 'nurs' | 'senior' ) & 'night'`,
  `!'nurs' & !( 'senior' & 'night' )`,
  `!!'nurs'`,
  `'#lmum':* & !'nurs'`,
  `'#lmum':* | '#lpun':*`,
  `'it''s'`,
  `'back\\\\slash' | 'it''s' & 'nurs'`,
  `'nurs'&'senior'|'night'`,
]
const jobs = [
  ['nurs'],
  ['nurs', 'senior', '#lmumbai'],
  ['night', 'senior', '#lmum'],
  ['night', '#lpune'],
  ["it's", 'nurs'],
  ['back\\slash'],
  [],
]

test.each(queries)('%s finds what PostgreSQL finds', async (query) => {
  const postings = createPostings()
  for (const [job, lexemes] of jobs.entries()) postings.add(job, lexemes)
  const set = postings.find(parseTsQuery(query))
  const { rows } = await context.searchPool.query<{ is: boolean }>(
    `select array_to_tsvector(array(select json_array_elements_text(job))) @@ $1::tsquery is
     from json_array_elements($2::json) with ordinality given (job, n) order by n`,
    [query, JSON.stringify(jobs)],
  )
  expect(jobs.map((_, job) => contains(set, job))).toEqual(rows.map(({ is }) => is))
})

test.each(['', `'nurs' &`, `'nurs' 'senior'`, `( 'nurs'`, `'nurs' )`, `nurs`, `& 'nurs'`])('%j is no query', (text) => {
  expect(() => parseTsQuery(text)).toThrow(/tsquery/)
})
