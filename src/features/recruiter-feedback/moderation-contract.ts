import { z } from 'zod'
import { claimed, decided, QueueQuery } from '#features/moderation/contract.ts'
import { isReason, noReason, OptionalReason } from '#features/staff/reason.ts'
import type { Contract } from '#platform/contract/endpoint.ts'

export const FeedbackStatus = z.enum(['pending', 'published', 'refused'])
export type FeedbackStatus = z.output<typeof FeedbackStatus>

const texts = z.array(z.string())

/** A report for moderation. */
export const QueuedFeedback = z.object({
  id: z.uuid(),
  categoryId: z.string(),
  subcategoryId: z.string().nullable(),
  experienceLevel: z.string(),
  companyName: z.string(),
  recruiterName: z.string(),
  recruiterEmail: z.string(),
  actualQuestions: texts,
  assessmentCriteria: texts,
  commonMistakes: texts,
  successFactors: texts,
  interviewProcess: texts,
  timeframe: z.string(),
  salaryMin: z.int(),
  salaryMax: z.int(),
  negotiationPoints: texts,
  additionalInsights: z.string().nullable(),
  status: FeedbackStatus,
  createdAt: z.iso.datetime(),
})
export type QueuedFeedback = z.output<typeof QueuedFeedback>

/**
 * `from` is the status that the member of staff sees. Optional until the release after 0.1, because tabs of the previous release do not send it; they
 * decide about pending reports only. Declining needs a reason.
 */
const FeedbackDecision = z
  .object({
    from: FeedbackStatus.default('pending'),
    status: z.enum(['published', 'refused'], 'status is published or refused'),
    reason: OptionalReason,
  })
  .refine(({ status, reason }) => status === 'published' || isReason(reason), { path: ['reason'], message: noReason })
export type FeedbackDecision = z.output<typeof FeedbackDecision>

export const feedbackModeration = {
  /** Pending reports first, the oldest first; then the others, the newest first. Headers: `X-Total-Count` and `Link`. */
  'GET /api/admin/recruiter-feedback': {
    who: 'recruiter-feedback',
    query: QueueQuery,
    answer: z.array(QueuedFeedback),
    headers: ['X-Total-Count', 'Link'],
  },
  /** A `published` report counts in the insights. Its text is never shown. */
  'PUT /api/admin/recruiter-feedback/:feedbackId/status': {
    who: 'recruiter-feedback',
    params: z.object({ feedbackId: z.uuid('This is no id of a report') }),
    body: FeedbackDecision,
    answer: QueuedFeedback,
    refusals: { notFound: [404, 'Feedback not found'], claimed, decided },
  },
} as const satisfies Contract
