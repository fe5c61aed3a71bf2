import { asking } from '#platform/web/ask.ts'
import type { privacy } from '../contract.ts'

const ask = asking<typeof privacy>()

export const myConsents = ask('GET /api/consents', {})
export const viewsOnPage = (page: number) => ask('GET /api/access-log', { query: { page } })
