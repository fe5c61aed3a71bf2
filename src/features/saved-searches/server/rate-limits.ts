import { hours, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'

export const searchesSaved: RateLimit = { name: 'searches saved', per: 'account', max: 60, windowSeconds: hours(1) }
