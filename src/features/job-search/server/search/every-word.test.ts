/** Each skill must find the jobs that require it, and no stop word may change a search. A failure names the entries that are wrong. */
import { expect, test, vi } from 'vitest'
import skills from '#features/search-words/words/skills.json' with { type: 'json' }
import stopWords from '#features/search-places/words/stop-words.json' with { type: 'json' }
import { rebuildSearchTerms } from '#features/job-index/server/public.ts'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'
import { JobList } from '../../contract.ts'
import { searchJobs } from '../search-jobs.ts'
import { openSearch } from './open-search.ts'
import { openRelaxedList } from './relaxed-list.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const { db, pool } = await openPortal()
const { employerId } = await aJob(db, { title: 'Welder', description: 'Work.' })
for (const skill of skills) await aJob(db, { title: 'Fitter', postedBy: employerId, description: `Needs ${skill}.` })
await rebuildSearchTerms(db)

const search = openSearch(pool)
const findRelaxedList = openRelaxedList(search, (work) => work())
const listOf = (q: string) => searchJobs(search, JobList.parse({ q }), new Date(), { findRelaxedList })

test('each skill', async () => {
  const unread: string[] = []
  for (const skill of skills) {
    const { jobs, headers } = await listOf(skill)
    const isFound = jobs.some(({ description }) => description === `Needs ${skill}.`)
    if (!isFound || headers['x-search-corrected']) unread.push(skill)
  }
  expect(unread).toEqual([])
})

test('each word that says nothing', async () => {
  const read: string[] = []
  for (const word of Object.values(stopWords).flatMap((list) => list.split(' '))) {
    const { jobs, headers } = await listOf(`welder ${word}`)
    const isChanged = headers['x-search-left-out'] ?? headers['x-search-corrected']
    if (jobs.map(({ title }) => title).join() !== 'Welder' || isChanged) read.push(word)
  }
  expect(read).toEqual([])
})
