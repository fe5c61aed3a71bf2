/** Short wordings of which a part is not searched, or whose work has no job: the answer says so. */
import { expect, test } from 'vitest'
import { rebuildSearchTerms } from '#features/job-index/server/public.ts'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'
import { listedJobs } from '#tests/search/listed-jobs.ts'

const { db, visitor } = await openPortal()
const titles = [
  'LCV Driver',
  'Heavy Vehicle Driver',
  'Operation Theatre Nurse',
  'Hair Stylist',
  'Survey Enumerator',
  'Quality Manager',
  'Project Manager',
  'Desktop Support Engineer',
  'Customer Care Executive',
]
for (const title of titles) await aJob(db, { title })
await rebuildSearchTerms(db)

const listOf = async (q: string) => listedJobs(visitor, { q })

test.each(['private job nahi mil rahi', 'job kaise khoje', 'job kaha milegi', 'how to get a job'])(
  '%s asks for any work, without a correction',
  async (q) => {
    expect(await listOf(q)).toMatchObject({ total: String(titles.length), corrected: null })
  },
)

test('pay without a sum is left out, and the answer says so', async () => {
  expect(await listOf('mujhe stable income chahiye')).toMatchObject({ total: String(titles.length), leftOut: 'stable income' })
  expect(await listOf('good salary hair stylist')).toMatchObject({ titles: ['Hair Stylist'], leftOut: 'good salary' })
})

test('a shift that is not wanted is left out, and the answer says so', async () => {
  const found = await listOf('driver without night shift')
  expect(found.titles.toSorted()).toEqual(['Heavy Vehicle Driver', 'LCV Driver'])
  expect(found.leftOut).toBe('without night shift')
})

test('a company beside an industry is left out, and the answer says so', async () => {
  expect(await listOf('wipro bpo')).toMatchObject({ titles: ['Customer Care Executive'], leftOut: 'wipro' })
})

test.each(['taxi driver', 'ola uber'])('%s: near drivers are listed under the name that was searched', async (q) => {
  expect(await listOf(q)).toMatchObject({ titles: ['LCV Driver'], corrected: 'lcv driver' })
})

test.each(['ot technician', 'online survey'])(
  '%s is other work, of which no list shows near work without saying so',
  async (q) => {
    expect(await listOf(q)).toMatchObject({ titles: [] })
  },
)

test.each([
  ['Asst./Dy. Manager - Supply Quality', 'Quality Manager'],
  ['Asst Manager/Dy Manager - Quality', 'Quality Manager'],
  ['dgm projects', 'Project Manager'],
  ['proj manager', 'Project Manager'],
  ['Support Engineer Level 3', 'Desktop Support Engineer'],
])('%s: of several ranks and levels the work is found', async (q, title) => {
  expect((await listOf(q)).titles).toEqual([title])
})
