import { apiQuery } from '#platform/web/api-queries.ts'
import type { wishes, NewWish } from '../contract.ts'
import { pendingIntent } from '#platform/web/pending-intent.ts'

/** Stores a visitor's wish until the visitor has signed in. */
export const pendingWish = pendingIntent<NewWish>('pasand.wish')

const ask = apiQuery<typeof wishes>()

export const myWishes = ask('GET /api/wishes', {})
export const wishCount = ask('GET /api/wishes/count', {})
export const newestMatches = ask('GET /api/wishes/matches', {})
