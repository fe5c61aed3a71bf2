import { z } from 'zod'
import { JobSummary } from '#features/jobs/contract.ts'
import { cleanText } from '#platform/contract/clean-text.ts'
import type { Contract } from '#platform/contract/endpoint.ts'
import { event } from '#platform/contract/event.ts'

const worded = (what: string) =>
  cleanText(200, { missing: `${what} is required`, tooLong: `${what} must be at most 200 characters` }).regex(
    /[\p{L}\p{N}]/u,
    `${what} is required`,
  )

const wrongSalary = 'Expected salary must be a whole number of rupees a year'

export const NewWish = z.object({
  company: worded('Company name'),
  role: worded('Role'),
  availabilityDays: z.literal([0, 15, 30, 60, 90], 'Availability is required'),
  /** Rupees a year. */
  expectedSalary: z.int(wrongSalary).min(0, wrongSalary).max(1_000_000_000, wrongSalary).nullish(),
  location: cleanText(200, { missing: 'Location is not a text', tooLong: 'Location must be at most 200 characters' })
    .transform((text) => text || null)
    .nullish(),
})
export type NewWish = z.output<typeof NewWish>

export const Wish = NewWish.extend({
  id: z.uuid(),
  expectedSalary: z.int().nullable(),
  location: z.string().nullable(),
  /** False while it is paused: then nothing is matched and no email is sent. */
  isActive: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type Wish = z.output<typeof Wish>

/** An open job that matches a wish. `reason` says why, so that the person can check it. */
export const MatchedJob = JobSummary.extend({
  wishId: z.uuid(),
  reason: z.string(),
  matchedAt: z.iso.datetime(),
})
export type MatchedJob = z.output<typeof MatchedJob>

/** With the newest matches of each wish, and their number. */
export const MyWish = Wish.extend({ matches: z.array(MatchedJob), matchCount: z.int() })
export type MyWish = z.output<typeof MyWish>

const params = z.object({ id: z.uuid('There is no such wish') })
const refusals = { notFound: [404, 'There is no such wish'] } as const

export const mostActive = 20
export const mostInAll = 50
const tooManyActive = [409, `You have ${mostActive} active wishes. Please pause or delete one first.`] as const
const tooMany = [409, `You have ${mostInAll} wishes. Please delete one first.`] as const

export const wishes = {
  /** Making the same wish again returns the same row, resumed if it was paused. */
  'POST /api/wishes': { who: 'candidate', body: NewWish, answer: Wish, status: 201, refusals: { tooManyActive, tooMany } },
  'GET /api/wishes': { who: 'candidate', answer: z.array(MyWish) },
  /** Includes paused wishes. */
  'GET /api/wishes/count': { who: 'candidate', answer: z.object({ wishes: z.int(), active: z.int() }) },
  /** The newest matches of all wishes that are not paused. */
  'GET /api/wishes/matches': { who: 'candidate', answer: z.array(MatchedJob) },
  'PUT /api/wishes/:id': {
    who: 'candidate',
    params,
    body: z.object({ isActive: z.boolean('Choose paused or not') }),
    answer: Wish,
    refusals: { ...refusals, tooManyActive },
  },
  'DELETE /api/wishes/:id': { who: 'candidate', params, answer: z.object({ deleted: z.boolean() }), refusals },
} as const satisfies Contract

/** The wish was made or resumed, so it is compared with existing jobs. */
export const wishMade = event('wish.made', z.object({ wishId: z.uuid() }))
/** `day` is the date in India: matches of a wish are notified once a day. */
export const wishMatched = event('wish.matched', z.object({ wishId: z.uuid(), day: z.int() }))
