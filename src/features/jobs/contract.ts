import { z } from 'zod'
import { Responses, Verification } from '#features/employers/contract.ts'
import type { Contract } from '#platform/contract/endpoint.ts'
import { Paging } from '#platform/contract/paging.ts'
import { holdTexts } from './hold-texts.ts'
import { ScreeningQuestion } from './questions-contract.ts'

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

export const Workplace = z.enum(['on_site', 'hybrid', 'remote'])
export type Workplace = z.output<typeof Workplace>

/** A commitment of the company: see `commitments.ts`. */
export const Commitment = z.enum([
  'creche',
  'reskilling',
  'flexible_hours',
  'cab_drop',
  'internal_committee',
  'service_counts',
  'rank_mapping',
  'paid_training',
  'no_experience',
  'rotation',
  'notice_buyout',
  'quick_joining',
])
export type Commitment = z.output<typeof Commitment>

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
  /** How the company responds to applications; null if too few people have applied for fair figures. */
  responses: Responses.nullable(),
})
export type Job = z.output<typeof Job>

/** The fields of a job in a list. */
export const JobSummary = Job.pick({
  id: true,
  title: true,
  company: true,
  companyLogo: true,
  location: true,
  salaryMin: true,
  salaryMax: true,
  urgentHiring: true,
  createdAt: true,
  responses: true,
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
  /** What was verified and when; null also for companies that were verified before this was stored. */
  verification: Verification.nullable(),
})

export const JobInFull = Job.extend({
  expiresAt: z.iso.datetime().nullable(),
  /** Null if the job does not state it. */
  workplace: Workplace.nullable(),
  openings: z.int(),
  /** The longest notice period that the company accepts; null for any. */
  noticeDays: z.int().nullable(),
  /** The commitments of the company, in words. */
  commitments: z.array(z.string()),
  /** The questions to answer with the application. */
  questions: z.array(ScreeningQuestion),
  employer: CompanyFacts,
})
export type JobInFull = z.output<typeof JobInFull>

/** What to tell candidates about a job on hold; null if it is not on hold. */
export const HoldText = z.string().nullable()

/** `isOpen` is false if the job was closed, expired or put on hold after it was saved. */
export const SavedJob = Job.extend({ savedAt: z.iso.datetime(), isOpen: z.boolean(), hold: HoldText })
export type SavedJob = z.output<typeof SavedJob>

const JobIdParams = z.object({ jobId: z.uuid() })
const notFound = [404, 'Job not found'] as const
const closed = [404, 'This job is no longer open'] as const
const held = [404, holdTexts.check] as const
const heldForMoney = [404, holdTexts.money] as const

export const jobs = {
  'GET /api/jobs/:jobId': {
    params: JobIdParams,
    answer: JobInFull,
    refusals: { notFound, closed, held, heldForMoney },
    mayBeStale: true,
  },
  /** The latest first, in pages of 20. Headers: `X-Total-Count` and `Link`. */
  'GET /api/saved-jobs': { who: 'candidate', query: Paging, answer: z.array(SavedJob) },
  /** For marking saved jobs in a list. */
  'GET /api/saved-jobs/job-ids': { who: 'candidate', answer: z.array(z.uuid()) },
  'PUT /api/saved-jobs/:jobId': {
    who: 'candidate',
    params: JobIdParams,
    answer: z.object({ saved: z.boolean() }),
    refusals: { notFound },
  },
  'DELETE /api/saved-jobs/:jobId': { who: 'candidate', params: JobIdParams, answer: z.object({ saved: z.boolean() }) },
} as const satisfies Contract
