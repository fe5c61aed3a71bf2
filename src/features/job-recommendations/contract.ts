import { z } from 'zod'
import { JobSummary } from '#features/jobs/contract.ts'
import type { Contract } from '#platform/contract/endpoint.ts'

/** `reason` says why the job is recommended, so that the person can check it. */
export const RecommendedJob = JobSummary.extend({ reason: z.string() })
export type RecommendedJob = z.output<typeof RecommendedJob>

export const jobRecommendations = {
  /** At most three open jobs that the person has neither applied for nor saved, the best match first. */
  'GET /api/applications/recommended-jobs': { who: 'candidate', answer: z.array(RecommendedJob) },
} as const satisfies Contract
