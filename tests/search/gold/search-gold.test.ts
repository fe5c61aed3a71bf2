/** Judges the results of typical searches from India among the demo jobs. */
import { expect, test, vi } from 'vitest'
import { loadDemo } from '#app/server/demo/load-demo.ts'
import { openPortal } from '#tests/portal.ts'
import { filterSearches, wordSearches } from './judge.ts'
import { jobsOf, misfiltered, scoreOf } from './measure-gold.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const { db, pool, visitor } = await openPortal()
// The jobs depend only on the seed, and their dates on the clock of this test.
await loadDemo({ db, pool }, { jobs: 2_600, now: new Date() })
const { jobs: everyJob } = await jobsOf(visitor, '')

test('the set is large enough, and each of its searches could be answered', () => {
  expect(wordSearches.length).toBeGreaterThanOrEqual(150)
  const unanswerable = wordSearches.filter(({ grade }) => !everyJob.some((job) => grade(job) === 3))
  expect(unanswerable.map(({ q }) => q)).toEqual([])
  expect(filterSearches.filter(({ keeps }) => !everyJob.some(keeps)).map(({ query }) => query)).toEqual([])
})

test('the first ten of each search are what was meant', async () => {
  const { mean, weak } = await scoreOf(visitor, wordSearches, everyJob)
  expect(mean).toBeGreaterThanOrEqual(0.85)
  expect(weak.length).toBeLessThanOrEqual(wordSearches.length / 20)
})

test('no search shows a job that its filters exclude, and filters alone exclude no matching job', async () => {
  expect(await misfiltered(visitor, filterSearches, everyJob)).toEqual([])
})
