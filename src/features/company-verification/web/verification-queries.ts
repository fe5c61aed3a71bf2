import type { FilterInAddress } from '#features/moderation/web/queue-filter.ts'
import { apiQuery } from '#platform/web/api-queries.ts'
import type { verification } from '../contract.ts'
import type { verificationModeration } from '../moderation-contract.ts'

export const verificationState = apiQuery<typeof verification>()('GET /api/employer/verification', {})

const pageSize = 100
export const waitingVerifications = (filter: FilterInAddress) =>
  apiQuery<typeof verificationModeration>()('GET /api/admin/company-verifications', {
    query: { ...filter, limit: String(pageSize) },
  })
