import { apiQuery } from '#platform/web/api-queries.ts'
import type { jobRecommendations } from '../contract.ts'

export const recommendedJobs = apiQuery<typeof jobRecommendations>()('GET /api/applications/recommended-jobs', {})
