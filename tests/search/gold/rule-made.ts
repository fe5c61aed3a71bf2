/** Searches generated from the jobs themselves, with their expected results. */
import type { Job } from '#features/jobs/contract.ts'
import { type FilteredQuery, keeps, type Words } from './judge.ts'

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const cityOf = ({ location }: Job): string => location.split(',')[0] ?? ''

/** Returns evenly spaced jobs. They are sorted by id first, because the list has no fixed order. */
function some(jobs: readonly Job[], count: number, from: number): Job[] {
  const sorted = jobs.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  return Array.from({ length: count }, (_, i) => sorted[(from + i * Math.floor(sorted.length / count)) % sorted.length]).filter(
    (job) => job !== undefined,
  )
}

/** Transposes two letters of the longest word, a common typing error. */
function slipped(title: string): string {
  const longest = wordsOf(title).toSorted((a, b) => b.length - a.length)[0] ?? ''
  const at = Math.floor(longest.length / 2)
  const typed = longest.slice(0, at - 1) + (longest[at] ?? '') + (longest[at - 1] ?? '') + longest.slice(at + 1)
  return wordsOf(title)
    .map((word) => (word === longest ? typed : word))
    .join(' ')
}

type Rule = (job: Job) => { readonly q: string; readonly isRight: (found: Job) => boolean }

const hasTitle =
  ({ title }: Job) =>
  (found: Job): boolean => {
    const words = wordsOf(found.title)
    return wordsOf(title).every((word) => words.includes(word))
  }
const isThere = (job: Job) => (found: Job) => hasTitle(job)(found) && found.location.includes(cityOf(job))

const rules: readonly Rule[] = [
  (job) => ({ q: job.title, isRight: hasTitle(job) }),
  (job) => ({ q: wordsOf(job.title).toReversed().join(' '), isRight: hasTitle(job) }),
  (job) => ({ q: slipped(job.title), isRight: hasTitle(job) }),
  (job) => ({ q: `${job.title} jobs in ${cityOf(job)}`, isRight: isThere(job) }),
  (job) => ({ q: `${cityOf(job)} mein ${job.title.toLowerCase()} ki naukri`, isRight: isThere(job) }),
  (job) => ({ q: `${job.title} ${job.company}`, isRight: (found) => hasTitle(job)(found) && found.company === job.company }),
]
const perRule = 20

export function ruleMade(jobs: readonly Job[]): Words[] {
  return rules.flatMap((rule, from) =>
    some(jobs, perRule, 7 * from).map((job) => {
      const { q, isRight } = rule(job)
      return { q, grade: (found: Job) => (isRight(found) ? 3 : 0) }
    }),
  )
}

/** Searches with some properties of a job as filters. They must find this job, and no job without these properties. */
export function ruleMadeFilters(jobs: readonly Job[]): FilteredQuery[] {
  return some(jobs, 60, 3).map((job, i) => {
    const filters = filtersOf(job, i)
    return {
      query: new URLSearchParams(filters).toString(),
      keeps: (found) => keeps(found, filters) && (!('location' in filters) || found.location.includes(cityOf(job))),
      hasWords: 'q' in filters,
    }
  })
}

function filtersOf(job: Job, i: number): Record<string, string> {
  const { experienceLevel: experience, jobType, salaryMin, salaryMax } = job
  const given: readonly (readonly [boolean, Record<string, string | undefined>])[] = [
    [i % 2 === 0, { location: cityOf(job) }],
    [i % 3 === 0, { experience }],
    [i % 4 === 1, { jobType }],
    [i % 5 < 2, { salaryMin: (salaryMax ?? salaryMin)?.toString() }],
    [i % 3 === 1, { demographic: job.demographics[0] }],
    [i % 7 === 3, { q: wordsOf(job.title)[0], sort: 'salary-high' }],
  ]
  const filters = Object.assign({}, ...given.map(([isAsked, filter]) => (isAsked ? filter : {})))
  return Object.fromEntries(
    Object.entries<string | undefined>(filters).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
}
