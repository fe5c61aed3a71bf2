import { reaction } from '#platform/server/events.ts'
import { receiptEmailDue, submissionEmailDue } from '../email-contract.ts'
import { findApplicationParties } from './email-queries.ts'
import { toCandidate, toEmployer } from './emails.ts'
import { findUnsubscribeInfo } from './unsubscribe-info.ts'

/** Both return quietly when the account was deleted in between. */
export const confirmToCandidate = reaction(
  'confirmToCandidate',
  receiptEmailDue,
  async ({ db, sendEmail, sites }, { applicationId }) => {
    const sides = await findApplicationParties(db, applicationId)
    if (sides) await sendEmail(toCandidate(sides, sites.mainUrl))
  },
)

export const tellEmployer = reaction('tellEmployer', submissionEmailDue, async (context, { applicationId }) => {
  const sides = await findApplicationParties(context.db, applicationId)
  // Taken back before the email has left: the news of the withdrawal says all.
  if (!sides || sides.status === 'withdrawn') return
  const end = await findUnsubscribeInfo(context, sides.employerUserId)
  if (end) await context.sendEmail({ ...toEmployer(sides, context.sites), ...end })
})
