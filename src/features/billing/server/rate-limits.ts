import { hours, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'

/** Each costs a call to the provider. Thousands of people share one address of a mobile network. */
export const orders: RateLimit = { name: 'orders', per: 'network', max: 100, windowSeconds: hours(1) }
