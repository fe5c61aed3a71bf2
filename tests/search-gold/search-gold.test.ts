/** Judged searches over the demo jobs: what people type in India, and what they should then see. */
import { expect, test, vi } from 'vitest'
import { loadDemo } from '#app/server/demo/load-demo.ts'
import type { Job } from '#features/jobs/contract.ts'
import { openPortal } from '#tests/portal.ts'
import { filterSearches, ndcg, wordSearches } from './judge.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const { db, pool, visitor } = await openPortal()
// Who offers what depends on the seed alone, and dates on the clock of this test.
await loadDemo({ db, pool }, { jobs: 2_600, now: new Date() })

/** Every page of a search. */
async function jobsOf(query: string): Promise<{ readonly jobs: Job[]; readonly total: string }> {
  const jobs: Job[] = []
  for (let page = 1; ; page++) {
    const answer = await visitor.call(`GET /api/jobs?${query}&limit=100&page=${page}`)
    if (answer.statusCode !== 200) throw new Error(`${query}: ${answer.statusCode} ${answer.body}`)
    const found = answer.json<Job[]>()
    jobs.push(...found)
    if (found.length < 100) return { jobs, total: String(answer.headers['x-total-count']) }
  }
}

const { jobs: everyJob } = await jobsOf('')

async function scoreOf({ q, grade }: (typeof wordSearches)[number]): Promise<number> {
  const answer = await visitor.call(`GET /api/jobs?${new URLSearchParams({ q }).toString()}&limit=10`)
  return ndcg(answer.json<Job[]>().map(grade), everyJob.map(grade))
}

test('the set is large enough, and each of its searches could be answered', () => {
  expect(wordSearches.length).toBeGreaterThanOrEqual(150)
  const unanswerable = wordSearches.filter(({ grade }) => !everyJob.some((job) => grade(job) === 3))
  expect(unanswerable.map(({ q }) => q)).toEqual([])
  expect(filterSearches.filter(({ keeps }) => !everyJob.some(keeps)).map(({ query }) => query)).toEqual([])
})

test('the first ten of each search are what was meant', async () => {
  const scores: { readonly q: string; readonly score: number }[] = []
  for (const search of wordSearches) scores.push({ q: search.q, score: await scoreOf(search) })
  const mean = scores.reduce((sum, { score }) => sum + score, 0) / scores.length
  const weak = scores.filter(({ score }) => score < 0.5).map(({ q, score }) => `${q} ${score.toFixed(2)}`)
  process.stdout.write(`nDCG@10 of ${scores.length} searches: ${mean.toFixed(3)}; below 0.5: ${weak.join(', ') || 'none'}\n`)
  expect(mean).toBeGreaterThanOrEqual(0.85)
  expect(weak.length).toBeLessThanOrEqual(scores.length / 20)
})

test('no search shows a job that its filters leave out, and filters alone leave none out that they keep', async () => {
  for (const { query, keeps, hasWords } of filterSearches) {
    const { jobs, total } = await jobsOf(query)
    expect({ query, wrong: jobs.filter((job) => !keeps(job)).map(({ title, location }) => `${title}, ${location}`) }).toEqual({
      query,
      wrong: [],
    })
    expect({ query, total }).toEqual({ query, total: jobs.length > 1_000 ? '1000+' : String(jobs.length) })
    const due = hasWords ? jobs.map(({ id }) => id) : everyJob.filter(keeps).map(({ id }) => id)
    expect({ query, ids: jobs.map(({ id }) => id).toSorted() }).toEqual({ query, ids: due.toSorted() })
  }
})
