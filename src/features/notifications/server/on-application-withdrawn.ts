import { applicationWithdrawn } from '#features/applications/tracking-contract.ts'
import { withdrawalEmailDue } from '#features/applications/email-contract.ts'
import { findApplicationParties } from '#features/applications/server/public.ts'
import { publish, reaction } from '#platform/server/events.ts'
import { withdrawalContent } from '../content.ts'
import { notifyEmployerOf } from './notify-employer.ts'

export const notifyWithdrawal = reaction('notifyWithdrawal', applicationWithdrawn, async (context, { applicationId }) => {
  const sides = await findApplicationParties(context.db, applicationId)
  if (!sides) return
  await notifyEmployerOf(context, sides, {
    news: withdrawalContent,
    order: (tx) => publish(tx, withdrawalEmailDue, { applicationId }),
  })
})
