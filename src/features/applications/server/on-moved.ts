import { reaction } from '#platform/server/events.ts'
import { moveLetterDue } from '../letters-contract.ts'
import { findMove } from './letter-queries.ts'
import { movedLetter } from './status-letters.ts'
import { findWayOut } from './way-out.ts'

export const tellMove = reaction('tellMove', moveLetterDue, async (facilities, { changeId }) => {
  const moved = await findMove(facilities.db, changeId)
  if (!moved) return
  const end = await findWayOut(facilities, moved.userId)
  if (end) await facilities.post({ ...movedLetter(moved, facilities.sites.mainUrl), ...end })
})
