import { hours, minutes, oneDay, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'

/** A computer room of a college makes many in an hour; letters to one address are for one person. */
export const freeCvs: RateLimit = { name: 'free CVs from', per: 'network', max: 120, windowSeconds: hours(1) }
/** The answer tells which numbers have a CV, as it must; not to someone who goes through a list of them. */
export const takenPhones: RateLimit = { name: 'taken phone numbers', per: 'network', max: 30, windowSeconds: minutes(15) }
export const freeCvsForEmail: RateLimit = { name: 'free CVs for', per: 'email', max: 5, windowSeconds: oneDay }
