import { apiQuery, pagedApiQuery } from '#platform/web/api-queries.ts'
import type { dashboard } from '../contract.ts'

export const employerDashboard = apiQuery<typeof dashboard>()('GET /api/employer/dashboard', {})

const shownJobs = 5
export const jobFunnels = (page: number) =>
  pagedApiQuery<typeof dashboard>()('GET /api/employer/funnels', { query: { page: String(page), limit: String(shownJobs) } })
