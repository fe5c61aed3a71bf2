import { asking } from '#platform/web/ask.ts'
import type { searches } from '../contract.ts'

export const mySearches = asking<typeof searches>()('GET /api/saved-searches', {})
