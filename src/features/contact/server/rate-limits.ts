import { hours, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'

/** Thousands of people share one address of a mobile network; few of them write to us in one hour. */
export const messagesFrom: RateLimit = { name: 'contact messages from', per: 'network', max: 30, windowSeconds: hours(1) }
export const messagesBySender: RateLimit = { name: 'contact messages by', per: 'email', max: 5, windowSeconds: hours(1) }
