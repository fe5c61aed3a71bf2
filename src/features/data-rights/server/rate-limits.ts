import { hours, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'

export const recordsDownloads: RateLimit = { name: 'downloads of records', per: 'account', max: 10, windowSeconds: hours(1) }
