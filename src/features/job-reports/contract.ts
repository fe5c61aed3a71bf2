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

/** A job with what was reported about it, as the staff sees it. */
export const ReportedJob = z.object({
  jobId: z.uuid(),
  title: z.string(),
  company: z.string(),
  isVerified: z.boolean(),
  /** Null for a job that was never written in the portal. */
  state: PostingState.nullable(),
  description: z.string(),
  /** The sentence of the job that asks for money, if one does. */
  moneyRequest: z.string().nullable(),
  reports: z.array(z.object({ id: z.uuid(), reason: ReportReason, details: z.string(), createdAt: z.iso.datetime() })),
})
export type ReportedJob = z.output<typeof ReportedJob>

/** `reports`: how many the member of staff has read. Until the release after 0.1 it may be missing, because tabs that were open before send none. */
export const Decision = z.object({
  decision: z.enum(['release', 'remove'], 'Release it or remove it'),
  reason: Reason,
  reports: z.int().min(0).optional(),
})
export type Decision = z.output<typeof Decision>

const params = z.object({ jobId: z.uuid() })

export const jobReports = {
  /** Once per person and job. Three people, or one whose report the text of the job confirms, put it on hold. */
  'POST /api/jobs/:jobId/reports': {
    who: 'candidate',
    params,
    body: NewReport,
    answer: z.object({ message: z.string() }),
    status: 201,
    refusals: { notFound: [404, 'Job not found'], alreadyReported: [409, 'You have reported this job already. Thank you.'] },
  },
  /** Jobs on hold, then jobs with reports that nobody has decided about; a hundred, or in pages. Headers: `X-Total-Count` and `Link`. */
  'GET /api/admin/job-reports': { who: 'job-reports', query: QueueQuery, answer: z.array(ReportedJob) },
  /** Decides about all reports of a job so far. Removing closes it for good. */
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
