import { z } from 'zod'
import { Responses, Verification } from '#features/employers/contract.ts'
import { Job } from '#features/jobs/contract.ts'
import type { Contract } from '#platform/contract/endpoint.ts'
import { wholeNumber } from '#platform/contract/whole-number.ts'

export const CompanySort = z.enum(['rating', 'answers', 'jobs', 'name'], 'sort is one of rating, answers, jobs, name')
export type CompanySort = z.output<typeof CompanySort>

/** `average` has one decimal; it is null until the first rating is published. */
export const RatingFigures = z.object({ average: z.number().nullable(), count: z.int() })
export type RatingFigures = z.output<typeof RatingFigures>

export const Company = z.object({
  id: z.uuid(),
  companyName: z.string(),
  logo: z.string().nullable(),
  industry: z.string().nullable(),
  size: z.string().nullable(),
  description: z.string().nullable(),
  isVerified: z.boolean(),
  /** What was verified and when; null also for companies that were verified before this was stored. */
  verification: Verification.nullable(),
  openJobs: z.int(),
  /** The cities of its open jobs, the most common first. */
  cities: z.array(z.string()),
  rating: RatingFigures,
  /** Null if too few people have applied for fair figures. */
  responses: Responses.nullable(),
})
export type Company = z.output<typeof Company>

export const Review = z.object({ id: z.uuid(), rating: z.int(), body: z.string().nullable(), createdAt: z.iso.datetime() })
export type Review = z.output<typeof Review>

export const CompanyProfile = Company.extend({
  website: z.string().nullable(),
  /** The newest ratings with a text. */
  reviews: z.array(Review),
})
export type CompanyProfile = z.output<typeof CompanyProfile>

/** A form sends all its fields; an empty field means that the value is not given. */
function given<S extends z.ZodType>(schema: S) {
  return z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), schema)
}
const words = (name: string) => z.string(`${name} is not a text`).trim().max(200, `${name}: at most 200 characters`)
const Paging = {
  page: given(wholeNumber('page', [1, 100_000]).default(1)),
  limit: given(wholeNumber('limit', [1, 100]).default(20)),
}

export const CompanySearch = z.object({
  q: given(words('q').optional()),
  industry: given(words('industry').optional()),
  sort: given(CompanySort.default('rating')),
  ...Paging,
})
export type CompanySearch = z.output<typeof CompanySearch>

export const CompanyIdParams = z.object({ companyId: z.uuid() })
export const notFound = [404, 'Company not found'] as const

export const companies = {
  /**
   * Companies with open jobs, and verified ones. Sorting by `rating` gives few ratings less weight than many; companies without answers come last.
   * Header of the answer: `X-Total-Count`.
   */
  'GET /api/companies': { query: CompanySearch, answer: z.array(Company), headers: ['X-Total-Count'], mayBeStale: true },
  'GET /api/companies/industries': { answer: z.array(z.string()), mayBeStale: true },
  'GET /api/companies/:companyId': { params: CompanyIdParams, answer: CompanyProfile, refusals: { notFound }, mayBeStale: true },
  /** The newest first. */
  'GET /api/companies/:companyId/jobs': {
    params: CompanyIdParams,
    query: z.object(Paging),
    answer: z.array(Job),
    refusals: { notFound },
    mayBeStale: true,
  },
} as const satisfies Contract
