/** Days for which data is kept after its last use. `app/server/queue-tasks.ts` and the manifests enforce them; the privacy policy shows them. */
export const retentionDays = {
  /** After its end, because it then gives no access. */
  signIn: 0,
  deadLink: 0,
  /** Counts of attempts; no window is longer than a day. */
  attempts: 1,
  unverified: 30,
  /** Jobs that have failed as often as allowed. */
  failedWork: 30,
  /** Emails that were written to files, because there is no mail server. */
  outbox: 30,
  /** Keys of sent emails, so that none is sent twice. */
  sentEmail: 90,
  unpaidOrder: 30,
  /** Ids of received events of the payment provider. */
  paymentEvent: 30,
  assistantFeedback: 180,
  view: 365,
  /** AI interviews, after their end. */
  interview: 365,
  jobViews: 400,
  /** Counts of requests; the daily reports stay. */
  traffic: 35,
  /** Actions of team members for their company. */
  teamAction: 2 * 365,
  message: 2 * 365,
} as const
