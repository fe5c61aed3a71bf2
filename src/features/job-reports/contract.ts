import { z } from 'zod'
import { PostingState } from '#features/job-posting/contract.ts'
import { claimed, QueueQuery } from '#features/moderation/contract.ts'
import { Reason } from '#features/staff/reason.ts'
import { cleanText } from '#platform/contract/clean-text.ts'
import type { Contract } from '#platform/contract/endpoint.ts'

export const ReportReason = z.enum(['asks_for_money', 'not_real', 'wrong_facts'])
export type ReportReason = z.output<typeof ReportReason>

export const NewReport = z.object({
  reason: z.enum(ReportReason.enum, 'Choose what is wrong'),
  details: cleanText(1_000, { tooLong: 'Please use at most 1000 characters' }).default(''),
})
export type NewReport = z.output<typeof NewReport>

/** A reported job with its reports, for staff. */
export const ReportedJob = z.object({
  jobId: z.uuid(),
  title: z.string(),
  company: z.string(),
  isVerified: z.boolean(),
  /** Null for a job that was not written in the portal. */
  state: PostingState.nullable(),
  description: z.string(),
  /** The passage of the job that asks for money, if there is one. */
  moneyRequest: z.string().nullable(),
  reports: z.array(z.object({ id: z.uuid(), reason: ReportReason, details: z.string(), createdAt: z.iso.datetime() })),
})
export type ReportedJob = z.output<typeof ReportedJob>

/**
 * `reports` is the number that the member of staff has seen. Optional until the release after 0.1, because tabs of the previous release do not send
 * it.
 */
export const Decision = z.object({
  decision: z.enum(['release', 'remove'], 'Release it or remove it'),
  reason: Reason,
  reports: z.int().min(0).optional(),
})
export type Decision = z.output<typeof Decision>

const params = z.object({ jobId: z.uuid() })

export const jobReports = {
  /** One report per person and job. Reports of three people, or one that the text of the job confirms, put it on hold. */
  'POST /api/jobs/:jobId/reports': {
    who: 'candidate',
    params,
    body: NewReport,
    answer: z.object({ message: z.string() }),
    status: 201,
    refusals: { notFound: [404, 'Job not found'], alreadyReported: [409, 'You have reported this job already. Thank you.'] },
  },
  /** Jobs on hold, then jobs with undecided reports; a hundred, or in pages. Headers: `X-Total-Count` and `Link`. */
  'GET /api/admin/job-reports': { who: 'job-reports', query: QueueQuery, answer: z.array(ReportedJob) },
  /** Decides about all reports of a job so far. Removing closes the job for good. */
  'PUT /api/admin/job-reports/:jobId': {
    who: 'job-reports',
    params,
    body: Decision,
    answer: z.object({ message: z.string() }),
    refusals: {
      notFound: [404, 'There is no report to decide about'],
      claimed,
      reportedAgain: [409, 'Somebody has reported this job in the meantime. Please read the new report first.'],
    },
  },
} as const satisfies Contract
