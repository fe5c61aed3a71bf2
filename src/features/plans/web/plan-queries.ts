import { apiQuery } from '#platform/web/api-queries.ts'
import type { plans } from '../contract.ts'
import type { Audience } from '../rules.ts'

const ask = apiQuery<typeof plans>()

export const plansFor = (audience: Audience) => ask('GET /api/pricing-plans', { query: { audience } })
export const managedPlans = ask('GET /api/admin/pricing-plans', {})
