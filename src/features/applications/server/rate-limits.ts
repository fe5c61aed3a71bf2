import { hours, oneDay, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'

/** Limited because each message may cause an email. */
export const threadMessages: RateLimit = { name: 'messages in a thread', per: 'conversation', max: 20, windowSeconds: hours(1) }
export const personMessages: RateLimit = { name: 'messages of a person', per: 'account', max: 100, windowSeconds: hours(1) }

/** Limited because each application sends an email to an employer in our name, with a text that the sender chose. */
export const applicationsSent: readonly RateLimit[] = [
  { name: 'applications in an hour', per: 'account', max: 30, windowSeconds: hours(1) },
  { name: 'applications in a day', per: 'account', max: 100, windowSeconds: oneDay },
]
