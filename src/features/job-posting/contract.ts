import { z } from 'zod'
import type { Contract } from '#platform/contract/endpoint.ts'
import { wholeNumber } from '#platform/contract/whole-number.ts'
import { DraftBase, PostingDraft } from './draft.ts'

export const PostingState = z.enum(['draft', 'waiting', 'open', 'paused', 'held', 'closed'])
export type PostingState = z.output<typeof PostingState>

export const PostingReason = z.enum(['employer', 'unconfirmed', 'reports', 'filled', 'cancelled', 'removed', 'incomplete'])
export type PostingReason = z.output<typeof PostingReason>

/** The first six actions are the employer's. */
const PostingAction = z.enum([
  'withdraw',
  'pause',
  'resume',
  'renew',
  'confirm',
  'close',
  'publish',
  'wait',
  'hold',
  'release',
  'remove',
])
export type PostingAction = z.output<typeof PostingAction>

const Slots = z.object({ used: z.int(), limit: z.int() })
const Company = z.object({ name: z.string(), logo: z.string().nullable(), isVerified: z.boolean() })

const Standing = z.object({
  id: z.uuid(),
  state: PostingState,
  reason: PostingReason.nullable(),
  /** True if the last day to apply is over. The job is hidden until it is renewed. */
  isExpired: z.boolean(),
  expiresAt: z.iso.datetime().nullable(),
  publishedAt: z.iso.datetime().nullable(),
  /** When the company was asked whether the job is still open, if it has not answered yet. */
  confirmationRequestedAt: z.iso.datetime().nullable(),
})

/** A posting in the list of its company. */
export const PostingSummary = Standing.extend({
  title: z.string(),
  place: z.string(),
  /** True if the draft has changes that were not published or submitted. */
  hasChanges: z.boolean(),
  updatedAt: z.iso.datetime(),
  applications: z.int(),
  /** The number of applications that nobody has moved yet. */
  fresh: z.int(),
})
export type PostingSummary = z.output<typeof PostingSummary>

export const PostingInFull = PostingSummary.extend({
  /** The fields of the form. */
  body: z.record(z.string(), z.unknown()),
  /** The text that another window has overwritten. */
  replaced: z.record(z.string(), z.unknown()).nullable(),
  company: Company,
  slots: Slots,
})
export type PostingInFull = z.output<typeof PostingInFull>

export const PostingList = z.object({
  postings: z.array(PostingSummary),
  /** The number of postings in each state; states without any are left out. */
  counts: z.partialRecord(PostingState, z.int()),
  company: Company,
  slots: Slots,
})
export type PostingList = z.output<typeof PostingList>

const Revision = z.object({ updatedAt: z.iso.datetime() })

const PostingQuery = z.object({
  state: z.preprocess((value) => (value === '' ? undefined : value), PostingState.optional()),
  page: wholeNumber('page', [1, 100_000]).default(1),
  limit: wholeNumber('limit', [1, 100]).default(20),
})
export type PostingQuery = z.output<typeof PostingQuery>

export const PostingStep = z.discriminatedUnion('action', [
  z.object({ action: z.enum(['withdraw', 'pause', 'resume', 'confirm']) }),
  z.object({ action: z.literal('close'), reason: z.enum(['filled', 'cancelled'], 'Say whether it is filled or cancelled') }),
  z.object({ action: z.literal('renew'), applyBy: z.iso.date('Give the date as 2026-11-30').optional() }),
])
export type PostingStep = z.output<typeof PostingStep>

const params = z.object({ postingId: z.uuid() })
const notFound = [404, 'Job not found'] as const
const changedElsewhere = [409, 'This job was changed in another window since you opened it.'] as const
const notAllowed = [409, 'This is not possible any more. Please look at the job again.'] as const
const limitReached = [
  409,
  'Your plan includes no more jobs at a time. Close one that is filled, or choose a larger plan under Pricing.',
] as const
const tooLate = [400, 'The last day to apply is from tomorrow to 60 days from today.'] as const
const tooMany = [409, 'You have 500 drafts. Please publish or delete some first.'] as const

export const jobPosting = {
  /** The newest first, in pages of 20. Header: `X-Total-Count`. */
  'GET /api/employer/postings': { who: 'employer', query: PostingQuery, answer: PostingList, headers: ['X-Total-Count'] },
  'GET /api/employer/postings/:postingId': { who: 'employer', params, answer: PostingInFull, refusals: { notFound } },
  /** Creates the posting if it does not exist. The browser chooses the id, so that a repeated call creates only one. */
  'PUT /api/employer/postings/:postingId/draft': {
    who: 'recruiter',
    params,
    query: DraftBase,
    body: PostingDraft,
    answer: Revision,
    refusals: { notFound, changedElsewhere, notAllowed, tooMany },
  },
  /** Only a posting that was never published can be deleted. */
  'DELETE /api/employer/postings/:postingId': {
    who: 'recruiter',
    params,
    answer: z.object({ message: z.string() }),
    refusals: { notFound, notAllowed },
  },
  /** Publishes the draft. If the company is not verified yet, the present text is submitted and published when the company is verified. */
  'POST /api/employer/postings/:postingId/publish': {
    who: 'recruiter',
    params,
    query: DraftBase,
    answer: PostingSummary,
    refusals: { notFound, changedElsewhere, notAllowed, limitReached, tooLate },
  },
  'PUT /api/employer/postings/:postingId/state': {
    who: 'recruiter',
    params,
    body: PostingStep,
    answer: PostingSummary,
    refusals: { notFound, notAllowed, limitReached, tooLate, unverified: [409, 'Your company is not verified any more.'] },
  },
} as const satisfies Contract
