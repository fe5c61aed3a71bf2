import { asking } from '#platform/web/ask.ts'
import type { site as contract } from '../contract.ts'

/** Read once by the shell's loader; afterwards every screen finds it in the cache. */
export const site = asking<typeof contract>()('GET /api/site', {})
