import { z } from 'zod'
import { Education, Experience, SectionEntry } from '#features/cvs/parts-contract.ts'
import { DemographicCode } from '#features/jobs/contract.ts'
import { given, oneOf, searchedWords, words } from '#features/job-index/query-fields.ts'
import type { Contract } from '#platform/contract/endpoint.ts'
import { wholeNumber } from '#platform/contract/whole-number.ts'

/** `relevant`: people with all words in title and skills come first. Within this and every other order, the most recently active come first. */
export const ResumeSort = z.enum(['relevant', 'active', 'experience', 'pay', 'notice'])
export type ResumeSort = z.output<typeof ResumeSort>

const years = (name: string) => given(wholeNumber(name, [0, 80]).optional())

/** The filters that a saved search stores. */
export const ResumeFilters = z.object({
  /** All words must occur; supports "a phrase", -without, and "one or other". */
  q: given(searchedWords('q')),
  location: given(words('location')),
  /** Includes people elsewhere who are willing to move. */
  move: given(z.literal('true', 'move is true').optional()),
  experienceMin: years('experienceMin'),
  experienceMax: years('experienceMax'),
  /** Rupees a year. People who do not show their expected pay are left out. */
  payMax: given(wholeNumber('payMax', [0, 1_000_000_000]).optional()),
  /** The maximum number of days until they can start. */
  notice: given(wholeNumber('notice', [0, 90]).optional()),
  programme: given(oneOf('programme', DemographicCode)),
  /** Active within this number of days. */
  active: given(wholeNumber('active', [1, 365]).optional()),
})
export type ResumeFilters = z.output<typeof ResumeFilters>

export const ResumeSearch = ResumeFilters.extend({
  sort: given(ResumeSort.optional()),
  /** Twenty people per page. A larger result than a thousand needs a further filter. */
  page: given(wholeNumber('page', [1, 50]).default(1)),
})
export type ResumeSearch = z.output<typeof ResumeSearch>

/** A piece of text, and whether it matches a word of the search. */
const MarkedPart = z.object({ text: z.string(), isMatch: z.boolean() })
export type MarkedPart = z.output<typeof MarkedPart>

/** A person as employers see them: without surname, address, phone number and email address. */
export const ResumeCard = z.object({
  id: z.uuid(),
  /** "Asha M." */
  name: z.string(),
  title: z.string(),
  company: z.string(),
  location: z.string().nullable(),
  isWillingToMove: z.boolean(),
  /** Years. */
  experience: z.int().nullable(),
  /** Days. */
  notice: z.int().nullable(),
  /** Rupees a year; null unless the person shows it. */
  expectedPay: z.int().nullable(),
  programme: DemographicCode.nullable(),
  skills: z.array(z.string()),
  /** A date. */
  activeOn: z.string(),
})
export type ResumeCard = z.output<typeof ResumeCard>

/** Where words of the search were found: "Skills: React, Node". */
const Match = z.object({ where: z.string(), parts: z.array(MarkedPart) })
export type Match = z.output<typeof Match>

export const FoundResume = ResumeCard.extend({ matches: z.array(Match), reasons: z.array(z.string()) })
export type FoundResume = z.output<typeof FoundResume>

const section = z.array(SectionEntry.omit({ link: true }))

/** The whole profile without contact details, which are hidden in its texts too, like the surname. */
export const Resume = ResumeCard.extend({
  summary: z.string(),
  workExperience: z.array(Experience),
  education: z.array(Education),
  projects: section,
  certificates: section,
  publications: section,
  volunteering: section,
})
export type Resume = z.output<typeof Resume>

export const resumeNotFound = [404, 'There is no such resume, or it is not shown to employers any more'] as const
export const notVerified = [403, 'Your company must be verified first. Open Company in the employer portal.'] as const
export const ResumeParams = z.object({ resumeId: z.uuid('There is no such resume') })

export const resumes = {
  /** Only for verified companies, because anybody can register a company. */
  'GET /api/employer/resumes': {
    who: 'employer',
    query: ResumeSearch,
    answer: z.object({
      resumes: z.array(FoundResume),
      /** Exact to 1,000, then "1000+". */
      total: z.string(),
      /** With a pay limit: the number of people who match otherwise but do not show their expected pay. */
      withoutPay: z.string().nullable(),
    }),
    refusals: { notVerified, tooBroad: [422, 'This search takes too long. Please add a word or a filter.'] },
  },
  /** Opening a resume is recorded in the person's access log, with the job that it was opened for. */
  'GET /api/employer/resumes/:resumeId': {
    who: 'employer',
    params: ResumeParams,
    query: z.object({ jobId: given(z.uuid('There is no such job').optional()) }),
    answer: Resume,
    refusals: { notFound: resumeNotFound, notVerified },
  },
} as const satisfies Contract
