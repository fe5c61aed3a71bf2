import { hours, oneDay, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'

/** Limited because each move may send an email to a candidate. */
export const movesMade: RateLimit = { name: 'moves of applications', per: 'account', max: 2_000, windowSeconds: hours(1) }
/** Limited because a list contains contact details, and each CV has to be typeset. */
export const listsExported: RateLimit = { name: 'lists of applicants exported', per: 'account', max: 30, windowSeconds: oneDay }
export const cvsExported: RateLimit = { name: 'CVs of applicants exported', per: 'account', max: 1_000, windowSeconds: oneDay }
export const bulkMessagesSent: RateLimit = { name: 'bulk messages', per: 'account', max: 500, windowSeconds: oneDay }
export const notesWritten: RateLimit = { name: 'notes on applicants', per: 'account', max: 500, windowSeconds: oneDay }
