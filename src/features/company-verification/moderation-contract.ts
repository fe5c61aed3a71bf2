import { z } from 'zod'
import { claimed, QueueQuery } from '#features/moderation/contract.ts'
import { isReason, noReason, OptionalReason } from '#features/staff/reason.ts'
import type { Contract } from '#platform/contract/endpoint.ts'
import { event } from '#platform/contract/event.ts'
import { VerificationRequest } from './contract.ts'

/** A verified company that may be the real one. */
const SimilarCompany = z.object({
  employerId: z.uuid(),
  companyName: z.string(),
  website: z.string().nullable(),
  /** True if it was verified by the number of the request. Otherwise its name is similar. */
  hasSameNumber: z.boolean(),
})
export type SimilarCompany = z.output<typeof SimilarCompany>

export const QueuedVerification = VerificationRequest.extend({
  companyName: z.string(),
  website: z.string().nullable(),
  contactEmail: z.string(),
  hasFile: z.boolean(),
  /** What staff compare the company with. */
  similar: z.array(SimilarCompany),
})
export type QueuedVerification = z.output<typeof QueuedVerification>

export const VerificationVerdict = z
  .object({
    status: z.enum(['approved', 'declined'], 'status is approved or declined'),
    /** The company reads this reason. */
    reason: OptionalReason,
  })
  .refine(({ status, reason }) => status === 'approved' || isReason(reason), { path: ['reason'], message: noReason })
export type VerificationVerdict = z.output<typeof VerificationVerdict>

const Ids = z.object({ verificationId: z.uuid('This is no id of a verification') })
const notFound = [404, 'There is no such verification'] as const

export const verificationModeration = {
  /** The waiting requests, the oldest first. Header: `X-Total-Count`. */
  'GET /api/admin/company-verifications': {
    who: 'company-verifications',
    query: QueueQuery,
    answer: z.array(QueuedVerification),
    headers: ['X-Total-Count'],
  },
  'GET /api/admin/company-verifications/:verificationId/document': {
    who: 'company-verifications',
    params: Ids,
    file: 'application/octet-stream',
    refusals: { notFound },
  },
  'PUT /api/admin/company-verifications/:verificationId': {
    who: 'company-verifications',
    params: Ids,
    body: VerificationVerdict,
    answer: QueuedVerification,
    refusals: {
      notFound,
      claimed,
      decided: [409, 'This verification was decided or withdrawn in the meantime'],
    },
  },
} as const satisfies Contract

export const verificationDecided = event('company.verification-decided', z.object({ verificationId: z.uuid() }))
