/** What people type to ask for work, in whole sentences. */
import { expect, test } from 'vitest'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'
import { rebuildSearchTerms } from '#features/job-index/server/public.ts'

const { db, visitor } = await openPortal()
for (const location of ['Pune', 'Mumbai']) for (let i = 0; i < 3; i++) await aJob(db, { title: 'Welder', location })
for (let i = 0; i < 5; i++) await aJob(db, { title: 'Carpenter' })
await aJob(db, { title: 'Plumber', location: 'Noida' })
await aJob(db, { title: 'Facility Executive', location: 'Delhi', description: 'Calls the plumber.' })
await rebuildSearchTerms(db)

type Params = Readonly<Record<string, string>>

async function listOf(params: Params) {
  const answer = await visitor.call(`GET /api/jobs?${new URLSearchParams(params).toString()}`)
  const leftOut = answer.headers['x-search-left-out']
  return {
    titles: [...new Set(answer.json<{ title: string }[]>().map(({ title }) => title))],
    total: answer.headers['x-total-count'],
    leftOut: typeof leftOut === 'string' ? decodeURIComponent(leftOut) : null,
  }
}

test('before a place in the words is left out, the work is looked for around it', async () => {
  expect(await listOf({ q: 'plumber in delhi' })).toMatchObject({ titles: ['Plumber'], total: '1', leftOut: null })
  expect(await listOf({ q: 'दिल्ली में plumber' })).toMatchObject({ titles: ['Plumber'], leftOut: null })
  expect(await listOf({ q: 'plumber in chennai' })).toMatchObject({ leftOut: 'chennai' })
  expect(await listOf({ q: 'plumber', location: 'delhi' })).toMatchObject({ titles: ['Facility Executive'] })
})

test.each([
  'I am looking for welder jobs near me',
  'mujhe welder ka kaam chahiye.',
  'welder ki job hai kya?',
  'naku welder job kavali',
  'enakku welder velai venum',
])('%s asks for a welder', async (q) => {
  expect(await listOf({ q })).toMatchObject({ titles: ['Welder'], total: '6', leftOut: null })
})

test.each(['I need work', 'Enakku velai venum', 'कोई भी काम चाहिए', 'నాకు ఉద్యోగం కావాలి', 'Nanage kelasa beku'])(
  '%s asks for any work',
  async (q) => {
    expect(Number((await listOf({ q })).total)).toBeGreaterThan(10)
  },
)
