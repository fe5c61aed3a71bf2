import { hours, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'

/** A process for each is work for us. */
export const imports: RateLimit = { name: 'CV imports', per: 'account', max: 30, windowSeconds: hours(1) }
/** Many people can stand behind one address. */
export const freeImports: RateLimit = { name: 'free CV imports', per: 'network', max: 60, windowSeconds: hours(1) }

/** In milliseconds of a reader. */
export const importTime: RateLimit = { name: 'time of CV imports', per: 'account', max: 120_000, windowSeconds: hours(1) }
export const freeImportTime: RateLimit = {
  name: 'time of free CV imports',
  per: 'network',
  max: 120_000,
  windowSeconds: hours(1),
}
