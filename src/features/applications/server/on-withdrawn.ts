import { reaction } from '#platform/server/events.ts'
import { applicationWithdrawn } from '../tracking-contract.ts'
import { withdrawalEmailDue } from '../email-contract.ts'
import { findApplicationParties } from './email-queries.ts'
import { withdrawalEmail, withdrawalReceiptEmail } from './status-emails.ts'
import { findUnsubscribeInfo } from './unsubscribe-info.ts'

/** Each withdrawal has its receipt at once: anyone who did not mean it must learn of it. */
export const confirmWithdrawal = reaction(
  'confirmWithdrawal',
  applicationWithdrawn,
  async ({ db, sendEmail, sites }, { applicationId }) => {
    const sides = await findApplicationParties(db, applicationId)
    if (sides) await sendEmail(withdrawalReceiptEmail(sides, sites.mainUrl))
  },
)

export const tellWithdrawal = reaction('tellWithdrawal', withdrawalEmailDue, async (context, { applicationId }) => {
  const sides = await findApplicationParties(context.db, applicationId)
  if (!sides) return
  const end = await findUnsubscribeInfo(context, sides.employerUserId)
  if (end) await context.sendEmail({ ...withdrawalEmail(sides), ...end })
})
