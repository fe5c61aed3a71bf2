import { apiQuery } from '#platform/web/api-queries.ts'
import type { searches } from '../contract.ts'

export const mySearches = apiQuery<typeof searches>()('GET /api/saved-searches', {})
