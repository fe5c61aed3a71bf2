import { z } from 'zod'
import type { Contract } from '#platform/contract/endpoint.ts'

const Check = z.object({
  name: z.enum(['database', 'queue', 'mail', 'storage', 'typesetter']),
  isHealthy: z.boolean(),
  /** The finding, as a sentence. */
  text: z.string(),
})
export type Check = z.output<typeof Check>

const FailedJob = z.object({
  id: z.string(),
  task: z.string(),
  attempts: z.int(),
  maxAttempts: z.int(),
  /** The next attempt; null if there is none. */
  nextAt: z.iso.datetime().nullable(),
  error: z.string(),
})
export type FailedJob = z.output<typeof FailedJob>

const RetentionRun = z.object({ name: z.string(), ranAt: z.iso.datetime(), ms: z.int(), error: z.string().nullable() })

const SlowQuery = z.object({ text: z.string(), ms: z.int(), at: z.iso.datetime() })

export const Operations = z.object({
  version: z.string(),
  node: z.string(),
  postgresql: z.string(),
  startedAt: z.iso.datetime(),
  checks: z.array(Check),
  /** Jobs whose last attempt failed, the newest first; at most 100. */
  failedJobs: z.array(FailedJob),
  retentionRuns: z.array(RetentionRun),
  /** The slowest statements of this process, without their values. */
  slowQueries: z.array(SlowQuery),
})
export type Operations = z.output<typeof Operations>

export const operations = {
  'GET /api/admin/operations': { who: 'operations', answer: Operations },
  'POST /api/admin/operations/jobs/:id/retry': {
    who: 'operations',
    params: z.object({ id: z.string().regex(/^\d{1,18}$/, 'This is no id of a job') }),
    answer: z.object({ message: z.string() }),
    refusals: { notFound: [404, 'This job is not waiting for another attempt'] },
  },
} as const satisfies Contract
