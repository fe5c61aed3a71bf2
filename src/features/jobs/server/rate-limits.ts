import { minutes, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'

/** Thousands of people share one address of a mobile network, and each types. */
export const suggestionsAsked: RateLimit = { name: 'suggestions', per: 'network', max: 1_200, windowSeconds: minutes(1) }

/** Pictures that have to be drawn; the others cost nothing. */
export const picturesDrawn: RateLimit = { name: 'pictures of jobs', per: 'network', max: 60, windowSeconds: minutes(1) }
