import { asking } from '#platform/web/ask.ts'
import type { records } from '../contract.ts'

export const departure = asking<typeof records>()('GET /api/account/departure', {})
