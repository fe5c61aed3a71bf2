/** How many days each thing is kept after it was last of use. `app/server/queue-tasks.ts` enforces it; the privacy policy tells it. */
export const retentionDays = {
  /** After its end; an ended sign-in opens nothing. */
  signIn: 0,
  deadLink: 0,
  /** Counts of attempts: no window is longer than a day. */
  attempts: 1,
  unverified: 30,
  /** Orders that the queue has given up. */
  failedWork: 30,
  /** Emails that became files, where there is no mail server. */
  outbox: 30,
  /** That an email has left: only its name, so that it does not leave twice. */
  sentEmail: 90,
  unpaidOrder: 30,
  /** That an event of the payment provider has come: only its id. */
  paymentEvent: 30,
  view: 365,
  message: 2 * 365,
} as const
