import { apiQuery } from '#platform/web/api-queries.ts'
import type { wishes } from '../contract.ts'

const ask = apiQuery<typeof wishes>()

export const myWishes = ask('GET /api/wishes', {})
export const newestMatches = ask('GET /api/wishes/matches', {})
