import { apiQuery } from '#platform/web/api-queries.ts'
import type { operations } from '../contract.ts'

export const operationsState = apiQuery<typeof operations>()('GET /api/admin/operations', {})
