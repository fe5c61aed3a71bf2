import { apiQuery } from '#platform/web/api-queries.ts'
import type { privacy } from '../contract.ts'

const ask = apiQuery<typeof privacy>()

export const myConsents = ask('GET /api/consents', {})
export const viewsOnPage = (page: number) => ask('GET /api/access-log', { query: { page } })
