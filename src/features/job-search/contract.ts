import { z } from 'zod'
import { JobSearch } from '#features/job-index/query-contract.ts'
import { given } from '#features/job-index/query-fields.ts'
import { Job } from '#features/jobs/contract.ts'
import type { Contract } from '#platform/contract/endpoint.ts'
import { searchParts, isByNumber, rowsByNumber } from './rules.ts'

export { JobSearch, JobSort } from '#features/job-index/query-contract.ts'

const byNumber = `page: the first ${rowsByNumber} jobs are reached by number; a later page by the Next of the one before it`

/** The page begins after the job of the `cursor`: new jobs do not shift it, and later pages cost no more. With a cursor, `page` is only a label. */
export const JobList = JobSearch.extend({
  cursor: given(z.string('cursor is not a text').max(300, 'cursor: at most 300 characters').optional()),
  /** The names of the filters that were read from the words, with commas. If no job has all of the search, these may be left out. */
  fromWords: given(z.string('fromWords is not a text').max(100, 'fromWords: at most 100 characters').optional()),
}).refine(({ page, limit, cursor }) => isByNumber(page, limit) || cursor !== undefined, { path: ['page'], message: byNumber })
export type JobList = z.output<typeof JobList>

/** The parts of a search that can be dropped one by one. */
export const SearchPart = z.enum(searchParts)
export type SearchPart = z.output<typeof SearchPart>

/** `others` are the remaining words, in the spelling that was searched. */
const LeftOut = z.object({ text: z.string(), others: z.array(z.string()) })

/**
 * `without` lists how many jobs there are without one part of the search, or without one `word` of `q`, nearest first; variants without jobs are
 * omitted. `someWords` groups jobs by the words they lack, most similar first. If no job has the words of the trade, a group is of a similar `trade`,
 * and its first missing entry is the typed name. `isFiltered` means that the jobs match all filters.
 */
export const NearMisses = z.object({
  without: z.array(z.object({ part: SearchPart, word: LeftOut.optional(), total: z.string() })),
  jobs: z.array(Job),
  someWords: z.array(
    z.object({ missing: z.array(z.string()), trade: z.string().nullable(), isFiltered: z.boolean(), jobs: z.array(Job) }),
  ),
})
export type NearMisses = z.output<typeof NearMisses>

/**
 * The pay of other open jobs of the same trade, in rupees a year. They are in `place` (null: all of India), and of the same experience level if
 * `isSameLevel`: the narrowest group that is large enough. `pay` is null if too few jobs state their pay.
 */
export const SimilarPay = z.object({
  jobs: z.int(),
  place: z.string().nullable(),
  isSameLevel: z.boolean(),
  pay: z.object({ lowerQuarter: z.int(), median: z.int(), upperQuarter: z.int() }).nullable(),
})
export type SimilarPay = z.output<typeof SimilarPay>

const JobIdParams = z.object({ jobId: z.uuid() })
const notFound = [404, 'Job not found'] as const
const tooBroad = [422, 'This search takes too long. Please add a word or a filter.'] as const

export const jobSearch = {
  /**
   * Headers of the answer:
   * `X-Total-Count`: exact to 1,000, then `1000+`. `Link`: `next` with a cursor, and `prev`.
   * `X-Search-Corrected` (percent-encoded): nothing was found as typed; a corrected place is given as "nurse in Pune".
   * `X-Unstated-Pay`: the number of jobs without stated pay, which `salaryMin` excludes. `X-Only-Mentioned`: no title has the words, and `someWords`
   * of the near misses has jobs of a similar trade. `X-In-Title`: the number of jobs at the start of the page that have the words in their titles;
   * the others only mention them.
   * `X-Search-Company` (a query string of `company` and `q`): the words name a company, and the answer has its jobs.
   * `X-Search-Left-Out` (percent-encoded): no title has all of the text, so these words and filters of the words were dropped. Filters of the query
   * never are, unless `fromWords` names them.
   * A `location` may name several places: "Pune/Mumbai", "Pune, Mumbai", "Pune or Mumbai".
   */
  'GET /api/jobs': {
    query: JobList,
    answer: z.array(Job),
    headers: [
      'X-Total-Count',
      'Link',
      'X-Search-Corrected',
      'X-Unstated-Pay',
      'X-Only-Mentioned',
      'X-In-Title',
      'X-Search-Company',
      'X-Search-Left-Out',
    ],
    mayBeStale: true,
    refusals: { tooBroad },
  },
  /**
   * Up to two matching open jobs that are promoted by their companies. They are shown in a separate, marked place: the order of the results is not
   * for sale. If more than two are of equal rank, they take turns every hour.
   */
  'GET /api/jobs/promoted': { query: JobSearch, answer: z.array(Job), mayBeStale: true },
  /** For searches with few or no results: the results without one of the parts or words, and similar jobs. Parts that take too long are omitted. */
  'GET /api/jobs/near-misses': { query: JobSearch, answer: NearMisses, mayBeStale: true },
  /** Open jobs with the same words in the title in the same city, or anywhere if it has none. The job itself may be closed. */
  'GET /api/jobs/:jobId/similar': { params: JobIdParams, answer: z.array(Job), refusals: { notFound }, mayBeStale: true },
  'GET /api/jobs/:jobId/similar-pay': {
    params: JobIdParams,
    answer: SimilarPay,
    mayBeStale: true,
    refusals: { notFound, tooSlow: [503, 'Comparing the pay takes too long. Please try again later.'] },
  },
} as const satisfies Contract
