import { hours, oneDay, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'

/** Each may email a candidate. */
export const movesMade: RateLimit = { name: 'moves of applications', per: 'account', max: 2_000, windowSeconds: hours(1) }
export const bulkMessagesSent: RateLimit = { name: 'bulk messages', per: 'account', max: 500, windowSeconds: oneDay }
export const notesWritten: RateLimit = { name: 'notes on applicants', per: 'account', max: 500, windowSeconds: oneDay }
