import { reaction } from '#platform/server/events.ts'
import { applicationWithdrawn } from '../following-contract.ts'
import { findBothSides } from './letter-queries.ts'
import { withdrawnNotice, withdrawnReceipt } from './status-letters.ts'

/** Two reactions, so that one letter never waits for the other. */
export const confirmWithdrawal = reaction(
  'confirmWithdrawal',
  applicationWithdrawn,
  async ({ db, post, sites }, { applicationId }) => {
    const sides = await findBothSides(db, applicationId)
    if (sides) await post(withdrawnReceipt(sides, sites.mainUrl))
  },
)

export const tellWithdrawal = reaction('tellWithdrawal', applicationWithdrawn, async ({ db, post }, { applicationId }) => {
  const sides = await findBothSides(db, applicationId)
  if (sides) await post(withdrawnNotice(sides))
})
