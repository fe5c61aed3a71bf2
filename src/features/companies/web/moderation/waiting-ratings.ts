import { apiQuery } from '#platform/web/api-queries.ts'
import type { companyRatings } from '../../rating-contract.ts'

export const waitingRatings = apiQuery<typeof companyRatings>()('GET /api/admin/company-ratings', {})
