import { applicationSubmitted } from '#features/applications/contract.ts'
import { receiptDue, submissionLetterDue } from '#features/applications/letters-contract.ts'
import { findBothSides } from '#features/applications/server/door.ts'
import { findSettings } from '#features/settings/server/door.ts'
import { publish, reaction } from '#platform/server/events.ts'
import { newsOfSubmission, receiptOf } from '../news.ts'
import { paceOfReceipt } from '../rules.ts'
import { tell } from './notify.ts'
import { tellEmployerOf } from './tell-employer-of.ts'

export const notifyEmployer = reaction('notifyEmployer', applicationSubmitted, async (facilities, { applicationId }) => {
  const sides = await findBothSides(facilities.db, applicationId)
  // Taken back before the employer was told of it: the news of the withdrawal says all.
  if (!sides || sides.status === 'withdrawn') return
  await tellEmployerOf(facilities, sides, {
    news: newsOfSubmission,
    order: (tx) => publish(tx, submissionLetterDue, { applicationId }),
  })
})

/** A reaction of its own, so that one side never waits for the other. */
export const noteReceipt = reaction('noteReceipt', applicationSubmitted, async (facilities, { applicationId }) => {
  const sides = await findBothSides(facilities.db, applicationId)
  if (!sides) return
  const { userId, jobSnapshot } = sides
  await tell(facilities, {
    userId,
    news: receiptOf({ applicationId, ...jobSnapshot }),
    pace: paceOfReceipt(await findSettings(facilities.db, userId)),
    order: (tx) => publish(tx, receiptDue, { applicationId }),
  })
})
