import { z } from 'zod'
import type { Contract } from '#platform/contract/endpoint.ts'

/** How long a boost promotes a job. */
export const boostDays = 7

export const JobBoost = z.object({
  /** The number of boosts that the company can use now. */
  left: z.int(),
  /** The end of the promotion; null if the job is not promoted. */
  until: z.iso.datetime().nullable(),
})
export type JobBoost = z.output<typeof JobBoost>

const params = z.object({ postingId: z.uuid() })

export const jobBoosts = {
  'GET /api/employer/postings/:postingId/boost': { who: 'employer', params, answer: JobBoost },
  /** Uses one boost. For seven days the search may show the job in the promoted place. */
  'POST /api/employer/postings/:postingId/boost': {
    who: 'recruiter',
    params,
    status: 201,
    answer: JobBoost,
    refusals: {
      notOpen: [404, 'This job is not open.'],
      boosted: [409, 'This job is promoted already.'],
      noneLeft: [409, 'Your company has no boosts left. Plans with boosts are under Pricing.'],
    },
  },
} as const satisfies Contract
