import { z } from 'zod'
import type { Contract } from '#platform/contract/endpoint.ts'
import { Paging } from '#platform/contract/paging.ts'
import { wholeNumber } from '#platform/contract/whole-number.ts'
import { isByNumber, rowsByNumber } from './pages-by-number.ts'
import { given, oneOf, words } from './query-fields.ts'
import { searchParts } from './rules.ts'

export const JobType = z.enum(['full-time', 'part-time', 'contract', 'internship'])
export type JobType = z.output<typeof JobType>

export const ExperienceLevel = z.enum(['entry', 'mid', 'senior'])
export type ExperienceLevel = z.output<typeof ExperienceLevel>

export const DemographicCode = z.enum([
  'immediate_joiner',
  'veteran',
  'returning_mother',
  'female_professional',
  'early_joiner',
  'management_trainee',
  'fresher',
])
export type DemographicCode = z.output<typeof DemographicCode>

export const JobSort = z.enum(['recent', 'relevant', 'salary-high', 'salary-low'])
export type JobSort = z.output<typeof JobSort>

export const Job = z.object({
  id: z.uuid(),
  title: z.string(),
  company: z.string(),
  companyLogo: z.string().nullable(),
  location: z.string(),
  jobType: JobType,
  experienceLevel: ExperienceLevel,
  /** Rupees a year. */
  salaryMin: z.int().nullable(),
  salaryMax: z.int().nullable(),
  urgentHiring: z.boolean(),
  demographics: z.array(DemographicCode),
  description: z.string(),
  requirements: z.array(z.string()),
  benefits: z.array(z.string()),
  createdAt: z.iso.datetime(),
})
export type Job = z.output<typeof Job>

/** The data of a job in a short list. */
export const JobSummary = Job.pick({
  id: true,
  title: true,
  company: true,
  companyLogo: true,
  location: true,
  salaryMin: true,
  salaryMax: true,
})
export type JobSummary = z.output<typeof JobSummary>

const CompanyFacts = z.object({
  id: z.uuid(),
  companyName: z.string(),
  website: z.string().nullable(),
  description: z.string().nullable(),
  industry: z.string().nullable(),
  size: z.string().nullable(),
  isVerified: z.boolean(),
})

export const JobInFull = Job.extend({ expiresAt: z.iso.datetime().nullable(), employer: CompanyFacts })
export type JobInFull = z.output<typeof JobInFull>

/** `isOpen` is false when the job was closed or expired after it was saved. */
export const SavedJob = Job.extend({ savedAt: z.iso.datetime(), isOpen: z.boolean() })
export type SavedJob = z.output<typeof SavedJob>

export const JobSearch = z.object({
  q: given(words('q')),
  demographic: given(oneOf('demographic', DemographicCode)),
  location: given(words('location')),
  experience: given(oneOf('experience', ExperienceLevel)),
  urgent: given(z.enum(['true', 'false'], 'urgent is true or false').optional()),
  jobType: given(oneOf('jobType', JobType)),
  salaryMin: given(wholeNumber('salaryMin', [0, 2_000_000_000]).optional()),
  /** By default the most relevant first when words are given, else the most recent. */
  sort: given(oneOf('sort', JobSort)),
  page: given(wholeNumber('page', [1, 100_000]).default(1)),
  limit: given(wholeNumber('limit', [1, 100]).default(20)),
})
export type JobSearch = z.output<typeof JobSearch>

const byNumber = `page: the first ${rowsByNumber} jobs are reached by number; a later page by the Next of the one before it`

/** A cursor names the job after which the page begins, so that new jobs move none onto it. `page` is then only a number to show. */
export const JobList = JobSearch.extend({
  cursor: given(z.string('cursor is not a text').max(300, 'cursor: at most 300 characters').optional()),
}).refine(({ page, limit, cursor }) => isByNumber(page, limit) || cursor !== undefined, { path: ['page'], message: byNumber })
export type JobList = z.output<typeof JobList>

/** The parts of a search that can be removed one by one. */
export const SearchPart = z.enum(searchParts)
export type SearchPart = z.output<typeof SearchPart>

/** `others`: the words that were searched without it, as corrected. */
const LeftOut = z.object({ text: z.string(), others: z.array(z.string()) })

/** `without`: how many jobs there are without one part of the search, or one `word` of `q`, the closest first; not parts without any. */
export const NearMisses = z.object({
  without: z.array(z.object({ part: SearchPart, word: LeftOut.optional(), total: z.string() })),
  jobs: z.array(Job),
})
export type NearMisses = z.output<typeof NearMisses>

const JobIdParams = z.object({ jobId: z.uuid() })
const notFound = [404, 'Job not found'] as const
const tooBroad = [422, 'This search takes too long. Please add a word or a filter.'] as const
const closed = [404, 'This job is no longer open'] as const

export const jobs = {
  /**
   * Headers of the answer: `X-Total-Count` (exact to 1,000, then `1000+`), `Link` (next, with a cursor, and prev), and `X-Search-Corrected`
   * (percent-encoded; with a corrected place "nurse in Pune") when nothing was found as typed. A `location` may name several places: "Pune/Mumbai",
   * "Pune, Mumbai", "Pune or Mumbai". With `salaryMin`, jobs without stated pay are left out; `X-Unstated-Pay` is their number.
   */
  'GET /api/jobs': {
    query: JobList,
    answer: z.array(Job),
    headers: ['X-Total-Count', 'Link', 'X-Search-Corrected', 'X-Unstated-Pay'],
    refusals: { tooBroad },
  },
  /** For a search with no or few results: the results without one of its parts or words, and the most similar jobs. Slow ones are left out. */
  'GET /api/jobs/near-misses': { query: JobSearch, answer: NearMisses },
  'GET /api/jobs/:jobId': { params: JobIdParams, answer: JobInFull, refusals: { notFound, closed } },
  /** Open jobs with the same words in the title, in the same city; if there are none, anywhere. Also for a closed job. */
  'GET /api/jobs/:jobId/similar': { params: JobIdParams, answer: z.array(Job), refusals: { notFound } },
  /** The latest first, in pages of 20. Headers: `X-Total-Count` and `Link`. */
  'GET /api/saved-jobs': { who: 'candidate', query: Paging, answer: z.array(SavedJob) },
  /** Enough to mark saved jobs in a list. */
  'GET /api/saved-jobs/job-ids': { who: 'candidate', answer: z.array(z.uuid()) },
  'PUT /api/saved-jobs/:jobId': {
    who: 'candidate',
    params: JobIdParams,
    answer: z.object({ saved: z.boolean() }),
    refusals: { notFound },
  },
  'DELETE /api/saved-jobs/:jobId': { who: 'candidate', params: JobIdParams, answer: z.object({ saved: z.boolean() }) },
} as const satisfies Contract
