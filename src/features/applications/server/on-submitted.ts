import { reaction } from '#platform/server/events.ts'
import { receiptDue, submissionLetterDue } from '../letters-contract.ts'
import { findBothSides } from './letter-queries.ts'
import { toCandidate, toEmployer } from './letters.ts'
import { findWayOut } from './way-out.ts'

/** Both return quietly when the account was deleted in between. */
export const confirmToCandidate = reaction('confirmToCandidate', receiptDue, async ({ db, post, sites }, { applicationId }) => {
  const sides = await findBothSides(db, applicationId)
  if (sides) await post(toCandidate(sides, sites.mainUrl))
})

export const tellEmployer = reaction('tellEmployer', submissionLetterDue, async (facilities, { applicationId }) => {
  const sides = await findBothSides(facilities.db, applicationId)
  // Taken back before the letter has left: the news of the withdrawal says all.
  if (!sides || sides.status === 'withdrawn') return
  const end = await findWayOut(facilities, sides.employerUserId)
  if (end) await facilities.post({ ...toEmployer(sides, facilities.sites), ...end })
})
