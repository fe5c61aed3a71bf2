import { minutes, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'

/** Thousands of people share one address of a mobile network, and each types. */
export const suggestionsAsked: RateLimit = { name: 'suggestions', per: 'network', max: 1_200, windowSeconds: minutes(1) }
