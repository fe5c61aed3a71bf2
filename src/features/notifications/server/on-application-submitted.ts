import { applicationSubmitted } from '#features/applications/contract.ts'
import { receiptEmailDue, submissionEmailDue } from '#features/applications/email-contract.ts'
import { findApplicationParties } from '#features/applications/server/public.ts'
import { findSettings } from '#features/settings/server/public.ts'
import { publish, reaction } from '#platform/server/events.ts'
import { submissionContent, receiptContent } from '../content.ts'
import { policyForReceipt } from '../delivery-policy.ts'
import { deliver } from './notify.ts'
import { notifyEmployerOf } from './notify-employer.ts'

export const notifyEmployer = reaction('notifyEmployer', applicationSubmitted, async (context, { applicationId }) => {
  const sides = await findApplicationParties(context.db, applicationId)
  // Taken back before the employer was told of it: the news of the withdrawal says all.
  if (!sides || sides.status === 'withdrawn') return
  await notifyEmployerOf(context, sides, {
    news: submissionContent,
    order: (tx) => publish(tx, submissionEmailDue, { applicationId }),
  })
})

/** A reaction of its own, so that one side never waits for the other. */
export const noteReceipt = reaction('noteReceipt', applicationSubmitted, async (context, { applicationId }) => {
  const sides = await findApplicationParties(context.db, applicationId)
  if (!sides) return
  const { userId, jobSnapshot } = sides
  await deliver(context, {
    userId,
    news: receiptContent({ applicationId, ...jobSnapshot }),
    pace: policyForReceipt(await findSettings(context.db, userId)),
    order: (tx) => publish(tx, receiptEmailDue, { applicationId }),
  })
})
