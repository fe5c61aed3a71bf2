import { apiQuery } from '#platform/web/api-queries.ts'
import type { verification } from '../contract.ts'
import type { QueuedVerification, verificationModeration } from '../moderation-contract.ts'

export const verificationState = apiQuery<typeof verification>()('GET /api/employer/verification', {})

const pageSize = 100
export const waitingVerifications = apiQuery<typeof verificationModeration>()('GET /api/admin/company-verifications', {
  query: { limit: String(pageSize) },
})

/** "2 companies". */
export function verificationsWaiting({ length }: readonly QueuedVerification[]): string {
  return `${length}${length === pageSize ? '+' : ''} ${length === 1 ? 'company' : 'companies'}`
}
