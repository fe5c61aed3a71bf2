/** Judges searches that were never used for tuning, among demo jobs of another seed. */
import { expect, test, vi } from 'vitest'
import { loadDemo } from '#app/server/demo/load-demo.ts'
import { openPortal } from '#tests/portal.ts'
import { heldOutSearches, wordSearches } from './judge.ts'
import { jobsOf, misfiltered, scoreOf } from './measure-gold.ts'
import { ruleMade, ruleMadeFilters } from './rule-made.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const { db, pool, visitor } = await openPortal()
await loadDemo({ db, pool }, { jobs: 2_600, now: new Date(), seed: 2 })
const { jobs: everyJob } = await jobsOf(visitor, '')

const drawn = ruleMade(everyJob)
// With this seed, some titles have no job.
const typed = heldOutSearches.filter(({ grade }) => everyJob.some((job) => grade(job) === 3))

test('the sets are large enough, and nothing was tuned on them', () => {
  expect(drawn.length).toBeGreaterThanOrEqual(100)
  expect(typed.length).toBeGreaterThanOrEqual(100)
  const tuned = new Set(wordSearches.map(({ q }) => q.toLowerCase()))
  expect(typed.filter(({ q }) => tuned.has(q.toLowerCase())).map(({ q }) => q)).toEqual([])
})

test('titles, places, companies and typing errors, sampled by rule, are found', async () => {
  const { mean } = await scoreOf(visitor, drawn, everyJob)
  expect(mean).toBeGreaterThanOrEqual(0.98)
})

// A strict measure: a search for one trade of a group must rank the whole group first. All words must occur, and a title with one of two words ranks
// no higher than a title with none, which costs most of the score. The limit is the result at the time of writing.
test('what people type for trades that have no other names is found no worse than when this was written', async () => {
  const { mean } = await scoreOf(visitor, typed, everyJob)
  expect(mean).toBeGreaterThanOrEqual(0.64)
})

test('no search sampled by rule shows a job that its filters exclude, and filters alone exclude no matching job', async () => {
  expect(await misfiltered(visitor, ruleMadeFilters(everyJob), everyJob)).toEqual([])
})
