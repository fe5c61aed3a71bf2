import { z } from 'zod'
import { HoldText } from '#features/jobs/contract.ts'
import { cleanText } from '#platform/contract/clean-text.ts'
import type { Contract } from '#platform/contract/endpoint.ts'
import { Paging } from '#platform/contract/paging.ts'
import { event } from '#platform/contract/event.ts'

export const ApplicationStatus = z.enum([
  'applied',
  'in_review',
  'under_review',
  'interview',
  'offer',
  'hired',
  'rejected',
  'withdrawn',
])
export type ApplicationStatus = z.output<typeof ApplicationStatus>

export const Mover = z.enum(['candidate', 'employer', 'staff'])
export type Mover = z.output<typeof Mover>

/** The job at the time of the application. Its fields are plain text, so that old snapshots can be read after the rules for jobs have changed. */
export const JobSnapshot = z.object({
  id: z.uuid(),
  title: z.string(),
  company: z.string(),
  companyLogo: z.string().nullable(),
  location: z.string(),
  jobType: z.string(),
  experienceLevel: z.string(),
  salaryMin: z.int().nullable(),
  salaryMax: z.int().nullable(),
  description: z.string(),
  requirements: z.array(z.string()),
  benefits: z.array(z.string()),
})
export type JobSnapshot = z.output<typeof JobSnapshot>

/** The snapshot of the job for a list, without the long texts. */
export const SentJob = JobSnapshot.omit({ description: true, requirements: true, benefits: true }).extend({ summary: z.string() })
export type SentJob = z.output<typeof SentJob>

/** The submitted CV in a short form for a list. */
export const SentCv = z.object({
  fullName: z.string(),
  headline: z.string(),
  summary: z.string(),
  skills: z.array(z.string()),
})
export type SentCv = z.output<typeof SentCv>

export const StatusChange = z.object({
  from: ApplicationStatus.nullable(),
  to: ApplicationStatus,
  by: Mover,
  at: z.iso.datetime(),
  /** The sentence that the employer sends with a rejection. */
  note: z.string().nullable(),
})
export type StatusChange = z.output<typeof StatusChange>

export const Application = z.object({
  id: z.uuid(),
  jobId: z.uuid(),
  status: ApplicationStatus,
  appliedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Application = z.output<typeof Application>

export const MyApplication = Application.extend({
  job: SentJob,
  isJobOpen: z.boolean(),
  jobHold: HoldText,
  cv: SentCv,
  coverLetter: z.string().nullable(),
  history: z.array(StatusChange),
  /** 1, or 2 if the person withdrew an earlier one for the same job. */
  attempt: z.int(),
  /** The number of the employer's messages that the candidate has not read. */
  unread: z.int(),
  /** True if the employer has done nothing for 30 days. The status stays. */
  isSilent: z.boolean(),
  isCompanySuspended: z.boolean(),
})
export type MyApplication = z.output<typeof MyApplication>

/** An answer with the question as it was shown, so that nobody answers a question that has changed since. */
const TypedAnswer = z.object({
  question: z.string().max(400),
  answer: cleanText(500, { tooLong: 'Please use at most 500 characters' }),
})
export type TypedAnswer = z.output<typeof TypedAnswer>

export const NewApplication = z.object({
  jobId: z.uuid('Choose a job first'),
  coverLetter: cleanText(4_000, { tooLong: 'Please use at most 4000 characters' })
    .transform((text) => text || null)
    .nullish(),
  /** The answers to the questions of the job, in their order. */
  answers: z.array(TypedAnswer).max(5, 'There are at most five questions').optional(),
})
export type NewApplication = z.output<typeof NewApplication>

const status = z.enum(ApplicationStatus.enum, `status is one of ${ApplicationStatus.options.join(', ')}`)

/** Every word of `q` must occur in the title, the company or the place. Empty fields of a form are ignored. */
const MyApplicationsQuery = Paging.extend({
  q: cleanText(200, { tooLong: 'q: at most 200 characters' }).optional(),
  status: z.preprocess((value) => (value === '' ? undefined : value), status.optional()),
})

export const applications = {
  'POST /api/applications': {
    who: 'candidate',
    body: NewApplication,
    answer: Application,
    status: 201,
    refusals: {
      cvRequired: [400, 'Please build your CV first', { requiresCv: true }],
      jobClosed: [404, 'This job is no longer open'],
      alreadyApplied: [409, 'You have already applied for this job'],
      answersRequired: [400, 'Please answer the questions of the employer', { requiresAnswers: true }],
      knockedOut: [400, 'The employer cannot take anybody with one of these answers, so nothing was sent'],
    },
  },
  /** Newest first, in pages of 20. Headers: `X-Total-Count` and `Link`. */
  'GET /api/applications/my-applications': { who: 'candidate', query: MyApplicationsQuery, answer: z.array(MyApplication) },
  /** The number of applications in each status; statuses without any are left out. */
  'GET /api/applications/status-counts': { who: 'candidate', answer: z.partialRecord(ApplicationStatus, z.int()) },
  /** The jobs for which a person has applied and cannot apply again, to mark them in a list. */
  'GET /api/applications/job-ids': { who: 'candidate', answer: z.array(z.uuid()) },
} as const satisfies Contract

export const applicationSubmitted = event('application.submitted', z.object({ applicationId: z.uuid() }))
