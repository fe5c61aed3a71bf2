/**
 * What people type, from outside the project. The rules by which it is judged were written before anything was tuned on it: of the first five jobs three must be
 * meant for "good" and one for "partly"; without jobs that have all the words, those that are offered are judged the same, as "some words".
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { loadDemo } from '#app/server/demo/load-demo.ts'
import type { NearMisses } from '#features/job-search/contract.ts'
import type { Job } from '#features/jobs/contract.ts'
import { openPortal } from '#tests/portal.ts'
import { keeps } from './judge.ts'
import { jobsOf } from './measure-gold.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

/** `means` and `near` are patterns of titles, `has` one of everything that a job says, `in` one of places. */
const Wording = z.strictObject({
  asked: z.array(z.string()).min(1),
  means: z.string().optional(),
  near: z.string().optional(),
  has: z.string().optional(),
  in: z.string().optional(),
  level: z.literal('entry').optional(),
  keeps: z.record(z.string(), z.string()).optional(),
})
type GradeRules = z.output<typeof Wording>
const wordings = z.array(Wording).parse(JSON.parse(readFileSync(path.join(import.meta.dirname, 'real-input.json'), 'utf8')))

const { db, pool, visitor } = await openPortal()
await loadDemo({ db, pool }, { jobs: 2_600, now: new Date(), seed: 3 })
const { jobs: everyJob } = await jobsOf(visitor, '')

const matches = (pattern: string | undefined, text: string): boolean =>
  pattern !== undefined && new RegExp(pattern, 'i').test(text)

const isWithin = (job: Job, { in: place, level, keeps: filters = {} }: GradeRules): boolean =>
  keeps(job, level ? { ...filters, demographic: 'fresher' } : filters) && (!place || matches(place, job.location))

/** 2: meant; 1: next to it; 0: something else. */
function gradeOf(job: Job, meaning: GradeRules): number {
  const { means, near, has } = meaning
  if (!isWithin(job, meaning)) return 0
  if (!means && !has) return 2
  const says = [job.title, job.description, ...job.requirements].join(' ')
  if (matches(means, job.title) || matches(has, says)) return 2
  return matches(near, job.title) ? 1 : 0
}

function verdictOf(jobs: readonly Job[], meaning: GradeRules): 'good' | 'partly' | 'wrong' {
  const grades = jobs.slice(0, 5).map((job) => gradeOf(job, meaning))
  const meant = grades.filter((grade) => grade === 2).length
  if (meant >= Math.ceil(0.6 * grades.length)) return 'good'
  return grades.some((grade) => grade > 0) ? 'partly' : 'wrong'
}

async function judged(q: string, meaning: GradeRules): Promise<string> {
  const query = new URLSearchParams({ q }).toString()
  const found = (await visitor.call(`GET /api/jobs?${query}&limit=5`)).json<Job[]>()
  if (found.length > 0) return verdictOf(found, meaning)
  const { jobs, someWords } = (await visitor.call(`GET /api/jobs/near-misses?${query}`)).json<NearMisses>()
  const offered = [...someWords.flatMap((group) => group.jobs), ...jobs]
  if (offered.length > 0) return verdictOf(offered, meaning) === 'wrong' ? 'wrong' : 'some words'
  return everyJob.some((job) => gradeOf(job, meaning) === 2) ? 'nothing' : 'nothing there'
}

test('what people type finds what they mean, and hardly anything else', async () => {
  const verdicts = new Map<string, string[]>()
  for (const meaning of wordings)
    for (const q of meaning.asked) {
      const verdict = await judged(q, meaning)
      verdicts.set(verdict, [...(verdicts.get(verdict) ?? []), q])
    }
  const count = (...names: string[]): number => names.reduce((sum, name) => sum + (verdicts.get(name)?.length ?? 0), 0)
  const all = count(...verdicts.keys())
  for (const [verdict, searches] of verdicts)
    process.stdout.write(`${verdict}: ${searches.length} of ${all}${verdict === 'good' ? '' : `: ${searches.join(', ')}`}\n`)
  expect(all).toBeGreaterThanOrEqual(90)
  expect(count('good', 'some words', 'nothing there') / all).toBeGreaterThanOrEqual(0.75)
  expect(count('wrong') / all).toBeLessThanOrEqual(0.1)
})
