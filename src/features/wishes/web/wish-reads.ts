import { asking } from '#platform/web/ask.ts'
import type { wishes } from '../contract.ts'

const ask = asking<typeof wishes>()

export const myWishes = ask('GET /api/wishes', {})
export const newestMatches = ask('GET /api/wishes/matches', {})
