import type { auth } from '#features/auth/contract.ts'
import { apiQuery, pagedApiQuery } from '#platform/web/api-queries.ts'
import type { jobs } from '../contract.ts'

const ask = apiQuery<typeof jobs>()
const askPage = pagedApiQuery<typeof jobs>()

export const jobFor = (jobId: string) => ask('GET /api/jobs/:jobId', { params: { jobId } })

const saved = 'GET /api/saved-jobs'
export const savedJobs = (page = 1) => askPage(saved, { query: { page } })
/** The beginning of the query keys of all pages. */
export const savedLists = [saved] as const
export const savedJobIds = ask('GET /api/saved-jobs/job-ids', {})

/** In the cache already, because the shell loads it before every screen. */
export const signedIn = apiQuery<typeof auth>()('GET /api/auth/user', {})
