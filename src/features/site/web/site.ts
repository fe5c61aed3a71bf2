import { apiQuery } from '#platform/web/api-queries.ts'
import type { site as contract } from '../contract.ts'

/** Loaded once by the shell's loader, so every screen finds it in the cache. */
export const site = apiQuery<typeof contract>()('GET /api/site', {})
