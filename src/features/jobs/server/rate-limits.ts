import { minutes, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'

/** Pictures that have to be drawn; the others cost nothing. */
export const picturesDrawn: RateLimit = { name: 'pictures of jobs', per: 'network', max: 60, windowSeconds: minutes(1) }
