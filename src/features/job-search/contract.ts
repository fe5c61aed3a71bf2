import { z } from 'zod'
import { JobSearch } from '#features/job-index/query-contract.ts'
import { given } from '#features/job-index/query-fields.ts'
import { Job } from '#features/jobs/contract.ts'
import type { Contract } from '#platform/contract/endpoint.ts'
import { searchParts, isByNumber, rowsByNumber } from './rules.ts'

export { JobSearch, JobSort } from '#features/job-index/query-contract.ts'

const byNumber = `page: the first ${rowsByNumber} jobs are reached by number; a later page by the Next of the one before it`

/** A cursor says behind which job the page begins: new jobs then neither push others onto it nor cost more the deeper it is. `page` only counts along. */
export const JobList = JobSearch.extend({
  cursor: given(z.string('cursor is not a text').max(300, 'cursor: at most 300 characters').optional()),
}).refine(({ page, limit, cursor }) => isByNumber(page, limit) || cursor !== undefined, { path: ['page'], message: byNumber })
export type JobList = z.output<typeof JobList>

/** What can be taken away from a search by itself. */
export const SearchPart = z.enum(searchParts)
export type SearchPart = z.output<typeof SearchPart>

/** `others`: the words that were searched without it, spelled as they are found. */
const LeftOut = z.object({ text: z.string(), others: z.array(z.string()) })

/**
 * `without`: how many jobs there are without one part of the search, or without one `word` of `q`, the nearest first; what leaves none
 * is not named. `someWords`: jobs that have some of the words, in groups of those without the same words, the most similar first. Where no job has
 * the words of the trade, they are those of a similar `trade`, and the first that is missing is the name that was typed for it. `isFiltered`: they have all filters.
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
 * What other open jobs of the same trade pay, in rupees a year. They are in the `place`, or in all of India where it is null, and of the same level of
 * experience if `isSameLevel`: the nearest group that is large enough. `pay` is null if too few state their pay.
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
   * Headers of the answer: `X-Total-Count` (exact to 1,000, then `1000+`), `Link` (next, with a cursor, and prev), and `X-Search-Corrected`
   * (percent-encoded; with a corrected place "nurse in Pune") when nothing was found as typed. A `location` may name several places: "Pune/Mumbai",
   * "Pune, Mumbai", "Pune or Mumbai". With `salaryMin`, jobs without stated pay are left out; `X-Unstated-Pay` is their number. `X-Only-Mentioned`: no job has
   * the words in its title, and `someWords` of the near misses has jobs of a similar trade. `X-In-Title`: so many
   * jobs of the page, the first ones, have the words in their titles, and those behind them only mention them. `X-Search-Company` (a query string of `company` and `q`): a company
   * was read in the words, and its jobs are the answer. `X-Search-Left-Out` (percent-encoded): no job has all that was typed, or only the text of some does; the
   * jobs are without these words and filters of the words. Filters of the query are never left out.
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
   * Up to two open jobs that match the search and that their companies promote. They have a place of their own, which is marked: the order of the results is
   * not for sale. Of more than two of equal rank, others are shown every hour.
   */
  'GET /api/jobs/promoted': { query: JobSearch, answer: z.array(Job), mayBeStale: true },
  /** For a search with no or few results: the results without one of its parts or words, and the most similar jobs. Slow ones are left out. */
  'GET /api/jobs/near-misses': { query: JobSearch, answer: NearMisses, mayBeStale: true },
  /** Open jobs with the same words in the title, in the same city; if there are none, anywhere. Also for a closed job. */
  'GET /api/jobs/:jobId/similar': { params: JobIdParams, answer: z.array(Job), refusals: { notFound }, mayBeStale: true },
  'GET /api/jobs/:jobId/similar-pay': {
    params: JobIdParams,
    answer: SimilarPay,
    mayBeStale: true,
    refusals: { notFound, tooSlow: [503, 'Comparing the pay takes too long. Please try again later.'] },
  },
} as const satisfies Contract
