import { expect, test } from 'vitest'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'
import { readSearch } from '#features/search-words/server/public.ts'

test.each([
  ['nurse in Pune', { q: 'nurse', location: 'Pune' }],
  ['cook near whitefield', { q: 'cook', location: 'whitefield' }],
  ['in Chennai', { q: undefined, location: 'Chennai' }],
  ['teacher in charge', { q: 'teacher in charge' }],
  ['diploma in mechanical', { q: 'diploma in mechanical' }],
  ['نرس کی نوکری دہلی میں', { q: 'nurse ki naukri', location: 'delhi' }],
  ['part time cook in Salt Lake', { q: 'cook', jobType: 'part-time', location: 'Salt Lake' }],
])('%s', (q, search) => {
  expect(readSearch({ q })).toEqual(search)
})

test('a place that is given stays', () => {
  expect(readSearch({ q: 'nurse in Pune', location: 'Delhi' })).toEqual({ q: 'nurse in Pune', location: 'Delhi' })
})

test('what was read is not read again, and the same search only once', () => {
  const typed = { q: 'ghar baithe job for female' }
  const read = readSearch(typed)
  expect(readSearch(typed)).toBe(read)
  expect(readSearch(read)).toBe(read)
})

const { db, visitor } = await openPortal()
const cook = { title: 'Cook', location: 'Pune, Maharashtra' } as const
await aJob(db, { ...cook, title: 'Cook of lunches', jobType: 'part-time', salaryMax: 400_000 })
await aJob(db, { ...cook, title: 'Cook for a week', jobType: 'contract', urgentHiring: true })
await aJob(db, { ...cook, title: 'Cook at home', location: 'Remote', experienceLevel: 'senior' })

async function found(q: string) {
  const { headers, ...answer } = await visitor.call(`GET /api/jobs?q=${encodeURIComponent(q)}`)
  return { titles: answer.json<{ title: string }[]>().map(({ title }) => title), unstated: headers['x-unstated-pay'] }
}

test.each([
  ['part time cook', ['Cook of lunches']],
  ['urgent cook', ['Cook for a week']],
  ['cook wfh', ['Cook at home']],
  ['cook 8 years', ['Cook at home']],
  ['cook 25000 per month', ['Cook of lunches']],
  ['part time cook in Kothrud', ['Cook of lunches']],
])('%s is answered by what the words mean', async (q, titles) => {
  expect((await found(q)).titles).toEqual(titles)
})

test('with pay in words the answer counts the jobs that do not state theirs', async () => {
  expect((await found('cook 3 lakh')).unstated).toBe('2')
})
