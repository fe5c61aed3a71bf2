import { applicationWithdrawn } from '#features/applications/tracking-contract.ts'
import { findApplicationParties } from '#features/applications/server/public.ts'
import { reaction } from '#platform/server/events.ts'
import { withdrawalContent } from '../content.ts'
import { deliverByEmail } from './notify.ts'
import { notifyEmployerOf } from './notify-employer.ts'

/** Each withdrawal is confirmed at once, because it may have been a mistake. */
export const confirmWithdrawal = reaction('confirmWithdrawal', applicationWithdrawn, (context, { applicationId }) =>
  deliverByEmail(context, { kind: 'application-withdrawal-receipt', subjectId: applicationId }),
)

export const notifyWithdrawal = reaction('notifyWithdrawal', applicationWithdrawn, async (context, { applicationId }) => {
  const parties = await findApplicationParties(context.db, applicationId)
  if (!parties) return
  await notifyEmployerOf(context, parties, {
    contentOf: withdrawalContent,
    email: { kind: 'application-withdrawal', subjectId: applicationId },
  })
})
