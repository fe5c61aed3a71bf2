import { minutes, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'

export const staffFailures: RateLimit = { name: 'failed staff sign-ins of', per: 'email', max: 5, windowSeconds: minutes(15) }
export const staffFailuresFrom: RateLimit = {
  name: 'failed staff sign-ins from',
  per: 'network',
  max: 20,
  windowSeconds: minutes(15),
}
