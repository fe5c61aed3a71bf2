import { z } from 'zod'
import { claimed, decided, QueueQuery } from '#features/moderation/contract.ts'
import { isReason, noReason, OptionalReason } from '#features/staff/reason.ts'
import { cleanText } from '#platform/contract/clean-text.ts'
import type { Contract } from '#platform/contract/endpoint.ts'
import { typedNumber } from '#platform/contract/whole-number.ts'
import { CompanyIdParams, notFound } from './contract.ts'

export const NewRating = z.object({
  rating: typedNumber('Please choose from 1 to 5', [1, 5]),
  body: cleanText(1_000, { missing: 'Please write text', tooLong: 'Please use at most 1,000 characters' }).default(''),
})
export type NewRating = z.output<typeof NewRating>

export const RatingStatus = z.enum(['pending', 'published', 'refused'])
export type RatingStatus = z.output<typeof RatingStatus>

/** `rating` is the person's own earlier rating. */
export const OwnRating = z.object({
  mayRate: z.boolean(),
  rating: z
    .object({
      rating: z.int(),
      body: z.string().nullable(),
      status: RatingStatus,
      /** The reason of a refusal. */
      refusedBecause: z.string().nullable(),
    })
    .nullable(),
})
export type OwnRating = z.output<typeof OwnRating>

/**
 * `from` is the status that the member of staff sees. Optional for one release, as in `FeedbackDecision`: tabs of the previous release do not send
 * it.
 */
export const Verdict = z
  .object({
    from: RatingStatus.default('pending'),
    status: z.enum(['published', 'refused'], 'status is published or refused'),
    /** The person who has rated sees this reason. */
    reason: OptionalReason,
  })
  .refine(({ status, reason }) => status === 'published' || isReason(reason), { path: ['reason'], message: noReason })
export type Verdict = z.output<typeof Verdict>

/** A rating for moderation, without its author. */
export const QueuedRating = z.object({
  id: z.uuid(),
  companyName: z.string(),
  rating: z.int(),
  body: z.string().nullable(),
  status: RatingStatus,
  createdAt: z.iso.datetime(),
})
export type QueuedRating = z.output<typeof QueuedRating>

/** `company` is a part of its name. */
const RatingsQuery = QueueQuery.extend({
  status: RatingStatus.optional(),
  company: cleanText(200, { tooLong: 'company: at most 200 characters' }).optional(),
})

export const companyRatings = {
  'GET /api/companies/:companyId/my-rating': {
    who: 'candidate',
    params: CompanyIdParams,
    answer: OwnRating,
    refusals: { notFound },
  },
  'PUT /api/companies/:companyId/my-rating': {
    who: 'candidate',
    params: CompanyIdParams,
    body: NewRating,
    answer: OwnRating,
    refusals: { notFound, hasNotApplied: [403, 'Only people who have applied to this company can rate it'] },
  },
  'DELETE /api/companies/:companyId/my-rating': {
    who: 'candidate',
    params: CompanyIdParams,
    answer: OwnRating,
    refusals: { notFound },
  },
  /** The waiting ratings, the oldest first, or those with another `status`, the newest first. At most a hundred. */
  'GET /api/admin/company-ratings': { who: 'company-ratings', query: RatingsQuery, answer: z.array(QueuedRating) },
  'PUT /api/admin/company-ratings/:ratingId': {
    who: 'company-ratings',
    params: z.object({ ratingId: z.uuid('This is no id of a rating') }),
    body: Verdict,
    answer: QueuedRating,
    refusals: { notFound: [404, 'Rating not found'], claimed, decided },
  },
} as const satisfies Contract
