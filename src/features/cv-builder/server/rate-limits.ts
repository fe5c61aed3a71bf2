import { minutes, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'

export const writingHelp: RateLimit = { name: 'CV writing help', per: 'account', max: 20, windowSeconds: minutes(10) }
