import { applicationSubmitted } from '#features/applications/contract.ts'
import { findApplicationParties } from '#features/applications/server/public.ts'
import { findSettings } from '#features/settings/server/public.ts'
import { reaction } from '#platform/server/events.ts'
import { submissionContent, receiptContent } from '../content.ts'
import { policyForReceipt } from '../delivery-policy.ts'
import { deliver } from './notify.ts'
import { notifyEmployerOf } from './notify-employer.ts'

export const notifyEmployer = reaction('notifyEmployer', applicationSubmitted, async (context, { applicationId }) => {
  const parties = await findApplicationParties(context.db, applicationId)
  // If it was withdrawn before the employer was notified, the notification of the withdrawal is enough.
  if (!parties || parties.status === 'withdrawn') return
  await notifyEmployerOf(context, parties, {
    contentOf: submissionContent,
    email: { kind: 'application-submission', subjectId: applicationId },
  })
})

/** A separate reaction, so that one side never waits for the other. */
export const noteReceipt = reaction('noteReceipt', applicationSubmitted, async (context, { applicationId }) => {
  const parties = await findApplicationParties(context.db, applicationId)
  if (!parties) return
  const { userId, jobSnapshot } = parties
  await deliver(context, {
    userId,
    content: receiptContent({ applicationId, ...jobSnapshot }),
    policy: policyForReceipt(await findSettings(context.db, userId)),
    email: { kind: 'application-receipt', subjectId: applicationId },
  })
})
