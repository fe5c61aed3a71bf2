import type { auth } from '#features/auth/contract.ts'
import { apiQuery } from '#platform/web/api-queries.ts'
import type { jobs } from '../contract.ts'

const ask = apiQuery<typeof jobs>()

export const jobFor = (jobId: string) => ask('GET /api/jobs/:jobId', { params: { jobId } })

export const savedJobs = ask('GET /api/saved-jobs', { query: {} })
export const savedJobIds = ask('GET /api/saved-jobs/job-ids', {})

/** Already in the cache: the shell loads it before every screen. */
export const signedIn = apiQuery<typeof auth>()('GET /api/auth/user', {})
