import { hours, minutes, oneDay, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'

/** Limited, because each download generates a file; companies read many CVs from one network. */
export const downloads: RateLimit = { name: 'CV downloads', per: 'network', max: 120, windowSeconds: minutes(1) }

export const linkEmails: RateLimit = { name: 'CV link emails from', per: 'network', max: 20, windowSeconds: hours(1) }
export const linkEmailsToPhone: RateLimit = { name: 'CV link emails to', per: 'phone', max: 3, windowSeconds: hours(1) }

/** Emails to an address that was typed into a CV: limited per sender and per recipient, for all CVs together. */
export const emailsToAddress: readonly RateLimit[] = [
  { name: 'CV emails to in an hour', per: 'email', max: 3, windowSeconds: hours(1) },
  { name: 'CV emails to in a day', per: 'email', max: 10, windowSeconds: oneDay },
]
export const verificationEmailsOf: readonly RateLimit[] = [
  { name: 'CV verification emails of in an hour', per: 'account', max: 3, windowSeconds: hours(1) },
  { name: 'CV verification emails of in a day', per: 'account', max: 10, windowSeconds: oneDay },
]
