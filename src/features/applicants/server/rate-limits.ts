import { hours, oneDay, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'

/** Each may email a candidate. */
export const movesMade: RateLimit = { name: 'moves of applications', per: 'account', max: 2_000, windowSeconds: hours(1) }
/** A list of people with their contact details; and CVs, each of which costs typesetting. */
export const listsExported: RateLimit = { name: 'lists of applicants exported', per: 'account', max: 30, windowSeconds: oneDay }
export const cvsExported: RateLimit = { name: 'CVs of applicants exported', per: 'account', max: 1_000, windowSeconds: oneDay }
export const bulkMessagesSent: RateLimit = { name: 'bulk messages', per: 'account', max: 500, windowSeconds: oneDay }
export const notesWritten: RateLimit = { name: 'notes on applicants', per: 'account', max: 500, windowSeconds: oneDay }
