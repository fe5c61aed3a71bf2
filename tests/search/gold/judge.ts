/** Grades the results of the gold searches by rules on the jobs themselves. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Job } from '#features/jobs/contract.ts'

/** `means` and `near` are regular expressions for titles, `in` for places; `level` is an experience level. */
const Meaning = z.strictObject({
  means: z.string(),
  near: z.string().optional(),
  in: z.string().optional(),
  level: z.literal('entry').optional(),
  asked: z.array(z.string()).min(1),
})
const Filter = z.strictObject({
  place: z.string().optional(),
  asked: z.array(z.record(z.string(), z.string())).min(1),
})
export type Words = { readonly q: string; readonly grade: (job: Job) => number }
export type FilteredQuery = { readonly query: string; readonly keeps: (job: Job) => boolean; readonly hasWords: boolean }

/** The searches on which the names of trades were tuned. */
export const wordSearches = wordsIn('words.json')
/** Held-out searches, which must never be used for tuning. */
export const heldOutSearches = wordsIn('held-out.json')

function wordsIn(file: string): Words[] {
  const meanings = z.array(Meaning).parse(read(file))
  return meanings.flatMap((meaning) => meaning.asked.map((q) => ({ q, grade: (job: Job) => gradeOf(job, meaning) })))
}

export const filterSearches: readonly FilteredQuery[] = z
  .array(Filter)
  .parse(read('filters.json'))
  .flatMap(({ place, asked: query }) =>
    query.map((search) => ({
      query: new URLSearchParams(search).toString(),
      keeps: (job: Job) => (!place || matches(place, job.location)) && keeps(job, search),
      hasWords: search['q'] !== undefined,
    })),
  )

/** Returns 3 for a relevant job, 1 for a near one, 0 for others. */
function gradeOf(job: Job, { means, near, in: place, level }: z.output<typeof Meaning>): number {
  if (place && !matches(place, job.location)) return 0
  if (level && job.experienceLevel !== level && !job.demographics.includes('fresher')) return 0
  if (matches(means, job.title)) return 3
  return near && matches(near, job.title) ? 1 : 0
}

export function keeps(job: Job, query: Readonly<Record<string, string>>): boolean {
  const { experience, jobType, urgent, demographic, salaryMin } = query
  const pay = job.salaryMax ?? job.salaryMin
  return [
    !experience || job.experienceLevel === experience,
    !jobType || job.jobType === jobType,
    urgent !== 'true' || job.urgentHiring,
    !demographic ||
      job.demographics.some((code) => code === demographic) ||
      (demographic === 'fresher' && job.experienceLevel === 'entry'),
    !salaryMin || (pay !== null && pay >= Number(salaryMin)),
  ].every(Boolean)
}

/** nDCG of the first ten results, 0 to 1. NaN if no job is relevant. */
export function ndcg(found: readonly number[], all: readonly number[]): number {
  const best = gain(all.toSorted((a, b) => b - a))
  return gain(found) / best
}

function gain(grades: readonly number[]): number {
  return grades.slice(0, 10).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0)
}

function matches(pattern: string, text: string): boolean {
  return new RegExp(pattern, 'i').test(text)
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(path.join(import.meta.dirname, file), 'utf8'))
}
