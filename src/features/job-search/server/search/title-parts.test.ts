/** Titles of which a part names the work, or whose rank employers call otherwise. */
import { expect, test } from 'vitest'
import { rebuildSearchTerms } from '#features/job-index/server/public.ts'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'
import { underBothWorks, underManager } from '#features/search-words/server/public.ts'

const { db, visitor } = await openPortal()
const jobs = [
  ['Plant Manager', 'Pune'],
  ['Branch Manager', 'Pune'],
  ['Plant Coordinator', 'Kochi'],
  ['Management Trainee – Sales', 'Pune'],
  ['Showroom Sales Executive', 'Pune'],
  ['Showroom Sales Executive', 'Kochi'],
  ['Insurance Advisor', 'Pune'],
  ['Outbound Calling Executive', 'Pune'],
  ['Graphic Designer', 'Pune'],
  ['Video Editor', 'Kochi'],
] as const
for (const [title, location] of jobs) await aJob(db, { title, location, description: 'Reports to the head of the plant.' })
await rebuildSearchTerms(db)

async function listOf(q: string) {
  const { headers, ...answer } = await visitor.call(`GET /api/jobs?${new URLSearchParams({ q }).toString()}`)
  const leftOut = headers['x-search-left-out']
  return {
    first: answer.json<{ title: string }[]>()[0]?.title,
    total: headers['x-total-count'],
    leftOut: typeof leftOut === 'string' ? decodeURIComponent(leftOut) : null,
  }
}

test.each(['plant head', 'head of plant', 'plant incharge', 'plant in-charge', 'Plant Head, Pune', 'head of plant pune'])(
  '%s is the manager, not who mentions the words',
  async (q) => {
    expect(await listOf(q)).toMatchObject({ first: 'Plant Manager', leftOut: null })
  },
)

test.each([
  ['Salesboy - Sanitary Showroom', 'Showroom Sales Executive', '2', 'sanitary, showroom'],
  ['Salesboy (Sanitary, Kochi)', 'Showroom Sales Executive', '1', 'sanitary'],
  ['Telesales Executive – Health Insurance', 'Outbound Calling Executive', '1', 'health, insurance'],
  ['Malayalam Telesales Executive - Health Insurance', 'Outbound Calling Executive', '1', 'malayalam, health, insurance'],
  ['Plant Coordinator - Sanitary', 'Plant Coordinator', '1', 'sanitary'],
  ['Branch Head, Loans', 'Branch Manager', '1', 'loans'],
])('%s is read as the work in its first part, in the place of another', async (q, first, total, leftOut) => {
  expect(await listOf(q)).toEqual({ first, total, leftOut })
})

test.each(['Assistant Manager - Plant', 'deputy general manager plant', 'General Manager - Plant'])(
  '%s is the manager, where no title has the rank below',
  async (q) => {
    expect(await listOf(q)).toMatchObject({
      first: 'Plant Manager',
      leftOut: expect.stringMatching(/^(?:assistant|deputy|general)/i),
    })
  },
)

test('a head office has no manager for it', () => {
  expect(underManager('head office')).toEqual([])
  expect(underManager('branch head pune').map(({ q }) => q)).toEqual(['branch manager pune'])
})

test('of two works that no title has together the jobs of either are listed', async () => {
  for (const q of ['Graphic Designer cum Video Editor', 'graphic designer and video editor', 'Video Editor / Graphic Designer'])
    expect(await listOf(q)).toMatchObject({ total: '2', leftOut: null })
  expect(await listOf('Video Editor cum Graphic Designer Kochi')).toEqual({ first: 'Video Editor', total: '1', leftOut: null })
  expect(underBothWorks('sales and marketing')).toEqual([])
})
