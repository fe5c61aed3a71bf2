import { hours, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'

/** Nobody types so many by hand. */
export const wishesMade: RateLimit = { name: 'wishes made', per: 'account', max: 30, windowSeconds: hours(1) }
