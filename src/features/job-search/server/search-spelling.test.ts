import { expect, test } from 'vitest'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'
import { rebuildSearchTerms } from '#features/job-index/server/public.ts'

const { db, visitor } = await openPortal()
await aJob(db, { title: 'ICU Nurse' })
await aJob(db, { title: 'Backend Engineer' })
await aJob(db, { title: 'HR/Admin Executive' })
await aJob(db, { title: 'Lab Technician', requirements: ['B.Tech or B.Sc.'] })
await aJob(db, { title: 'Tech Support' })
await aJob(db, { title: 'Store Keeper', location: 'Bengaluru, Karnataka' })
await aJob(db, { title: 'Security Guard', location: 'Agra' })
await rebuildSearchTerms(db)
const words = (q: string): string => `q=${encodeURIComponent(q)}`

test('a typing error is corrected when nothing is found for the words as typed, and the answer says so', async () => {
  for (const [typed, corrected, found] of [
    ['nusre', 'nurse', 'ICU Nurse'],
    ['Backnd Engneer', 'backend engineer', 'Backend Engineer'],
    ['exective', 'executive', 'HR/Admin Executive'],
    ['btech', 'b tech', 'Lab Technician'],
    ['BSc technician', 'b sc technician', 'Lab Technician'],
    ['stech support', 'tech support', 'Tech Support'],
    ['back end engineer', 'backend engineer', 'Backend Engineer'],
    ['back-end', 'backend', 'Backend Engineer'],
    ['banglore', 'bangalore', 'Store Keeper'],
    ['wachman agra', 'watchman agra', 'Security Guard'],
  ] as const) {
    const answer = await visitor.call(`GET /api/jobs?${words(typed)}`)
    expect(answer.headers['x-search-corrected']).toBe(encodeURIComponent(corrected))
    expect(answer.json<{ title: string }[]>()[0]?.title).toBe(found)
  }
})

test('capitals among small letters are an abbreviation and no error', async () => {
  await aJob(db, { title: 'Solar Engineer' })
  await rebuildSearchTerms(db)
  for (const [q, total] of [
    ['SOLR Engineer', '0'],
    ['solr engineer', '1'],
    ['SOLR ENGINEER', '1'],
  ] as const)
    expect((await visitor.call(`GET /api/jobs?${words(q)}`)).headers['x-total-count']).toBe(total)
})

test('several words are not corrected into others that jobs only mention', async () => {
  await aJob(db, { title: 'Fuel Manager', description: 'An engineer may call you about fuel.' })
  await rebuildSearchTerms(db)
  for (const [q, total] of [
    ['fuel coll engineer', '0'],
    ['fuel call engineer', '1'],
  ] as const)
    expect((await visitor.call(`GET /api/jobs?${words(q)}`)).headers['x-total-count']).toBe(total)
})

test.each([
  ['words that are right but do not meet', words('engineer icu')],
  ['a right word where nothing is', `${words('nurse')}&location=kochi`],
  ['a word like no other', words('xylophonist')],
])('%s are left as they are', async (_, query) => {
  const answer = await visitor.call(`GET /api/jobs?${query}`)
  expect(answer.json()).toEqual([])
  expect(answer.headers['x-total-count']).toBe('0')
  expect(answer.headers['x-search-corrected']).toBeUndefined()
})
