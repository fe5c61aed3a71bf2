import { asking } from '#platform/web/ask.ts'
import type { companyRatings } from '../../rating-contract.ts'

export const waitingRatings = asking<typeof companyRatings>()('GET /api/admin/company-ratings', {})
