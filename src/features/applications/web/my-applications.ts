import type { auth } from '#features/auth/contract.ts'
import { apiQuery } from '#platform/web/api-queries.ts'
import type { applications } from '../contract.ts'

const ask = apiQuery<typeof applications>()

export const myApplications = ask('GET /api/applications/my-applications', { query: {} })
export const appliedJobIds = ask('GET /api/applications/job-ids', {})
export const recommendedJobs = ask('GET /api/applications/recommended-jobs', {})

/** Already in the cache: the shell loads it before every screen. */
export const signedIn = apiQuery<typeof auth>()('GET /api/auth/user', {})
