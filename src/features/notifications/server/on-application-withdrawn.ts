import { applicationWithdrawn } from '#features/applications/following-contract.ts'
import { withdrawalLetterDue } from '#features/applications/letters-contract.ts'
import { findBothSides } from '#features/applications/server/door.ts'
import { publish, reaction } from '#platform/server/events.ts'
import { newsOfWithdrawal } from '../news.ts'
import { tellEmployerOf } from './tell-employer-of.ts'

export const notifyWithdrawal = reaction('notifyWithdrawal', applicationWithdrawn, async (facilities, { applicationId }) => {
  const sides = await findBothSides(facilities.db, applicationId)
  if (!sides) return
  await tellEmployerOf(facilities, sides, {
    news: newsOfWithdrawal,
    order: (tx) => publish(tx, withdrawalLetterDue, { applicationId }),
  })
})
