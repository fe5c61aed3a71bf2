import { hours, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'

/** Each may be a letter to somebody. */
export const threadMessages: RateLimit = { name: 'messages in a thread', per: 'conversation', max: 20, windowSeconds: hours(1) }
export const personMessages: RateLimit = { name: 'messages of a person', per: 'account', max: 100, windowSeconds: hours(1) }
