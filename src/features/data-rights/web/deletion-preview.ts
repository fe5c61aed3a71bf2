import { apiQuery } from '#platform/web/api-queries.ts'
import type { records } from '../contract.ts'

export const deletionPreview = apiQuery<typeof records>()('GET /api/account/departure', {})
