import { z } from 'zod'
import { SessionReport } from '#features/interview-sessions/session-schemas.ts'
import { claimed, decided, QueueQuery } from '#features/moderation/contract.ts'
import { Reason } from '#features/staff/reason.ts'
import { cleanText } from '#platform/contract/clean-text.ts'
import type { Contract } from '#platform/contract/endpoint.ts'
import { event } from '#platform/contract/event.ts'

const DisputeStatus = z.enum(['open', 'upheld', 'declined'])
export type DisputeStatus = z.output<typeof DisputeStatus>

/** A dispute as the candidate sees it. */
const Dispute = z.object({
  reason: z.string(),
  status: DisputeStatus,
  /** The answer of the member of staff who has reviewed it. */
  answer: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
export type Dispute = z.output<typeof Dispute>

/** A dispute for staff, with all data for the decision. The answer is emailed to the candidate, whose address staff need not see. */
export const QueuedDispute = Dispute.extend({
  id: z.uuid(),
  company: z.string(),
  report: SessionReport.omit({ decision: true, candidateEmail: true }),
})
export type QueuedDispute = z.output<typeof QueuedDispute>

const noWords = 'Please write what is wrong'
const ofSession = z.object({ sessionId: z.uuid() })
const refusals = {
  notFound: [404, 'Interview not found'],
  linkNeeded: [403, 'Please open the newest link that was emailed to you'],
} as const

export const interviewDisputes = {
  'GET /api/candidate/interviews/:sessionId/dispute': {
    params: ofSession,
    answer: z.object({ dispute: Dispute.nullable() }),
    refusals,
  },
  /** One dispute per interview. */
  'POST /api/candidate/interviews/:sessionId/dispute': {
    params: ofSession,
    body: z.object({
      reason: cleanText(2_000, { missing: noWords, tooLong: 'Please use at most 2,000 characters' }).min(1, noWords),
    }),
    answer: z.object({ dispute: Dispute }),
    status: 201,
    refusals: {
      ...refusals,
      notScored: [409, 'This interview has no scores'],
      disputed: [409, 'You have asked for a review already'],
    },
  },
} as const satisfies Contract

/** Both decisions need an answer to the candidate. */
const DisputeDecision = z.object({
  from: DisputeStatus,
  status: z.enum(['upheld', 'declined'], 'status is upheld or declined'),
  reason: Reason,
})
export type DisputeDecision = z.output<typeof DisputeDecision>

export const disputeModeration = {
  /** Open disputes first, the oldest first. Headers: `X-Total-Count` and `Link`. */
  'GET /api/admin/interview-disputes': {
    who: 'interview-disputes',
    query: QueueQuery,
    answer: z.array(QueuedDispute),
    headers: ['X-Total-Count', 'Link'],
  },
  /** `upheld`: the scores are removed, and a person at the company reads the answers. */
  'PUT /api/admin/interview-disputes/:disputeId': {
    who: 'interview-disputes',
    params: z.object({ disputeId: z.uuid('This is no id of a dispute') }),
    body: DisputeDecision,
    answer: QueuedDispute,
    refusals: { notFound: [404, 'Dispute not found'], claimed, decided },
  },
} as const satisfies Contract

export const disputeDecided = event('interview-dispute.decided', z.object({ disputeId: z.uuid() }))
