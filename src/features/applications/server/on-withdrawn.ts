import { reaction } from '#platform/server/events.ts'
import { applicationWithdrawn } from '../following-contract.ts'
import { withdrawalLetterDue } from '../letters-contract.ts'
import { findBothSides } from './letter-queries.ts'
import { withdrawnNotice, withdrawnReceipt } from './status-letters.ts'
import { findWayOut } from './way-out.ts'

/** Each withdrawal has its receipt at once: whoever did not mean it must learn of it. */
export const confirmWithdrawal = reaction(
  'confirmWithdrawal',
  applicationWithdrawn,
  async ({ db, post, sites }, { applicationId }) => {
    const sides = await findBothSides(db, applicationId)
    if (sides) await post(withdrawnReceipt(sides, sites.mainUrl))
  },
)

export const tellWithdrawal = reaction('tellWithdrawal', withdrawalLetterDue, async (facilities, { applicationId }) => {
  const sides = await findBothSides(facilities.db, applicationId)
  if (!sides) return
  const end = await findWayOut(facilities, sides.employerUserId)
  if (end) await facilities.post({ ...withdrawnNotice(sides), ...end })
})
