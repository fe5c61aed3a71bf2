import { apiQuery } from '#platform/web/api-queries.ts'
import type { Answer } from '#platform/contract/endpoint.ts'
import type { billing } from '../contract.ts'

export type GatewayFacts = Answer<(typeof billing)['GET /api/razorpay/gateway']>

/** Who takes the payments here; it does not change while the page is open. */
export const gateway = apiQuery<typeof billing>()('GET /api/razorpay/gateway', {})
