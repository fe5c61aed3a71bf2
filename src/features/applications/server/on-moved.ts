import { findSettings, unsubscribeUrl } from '#features/settings/server/door.ts'
import { wantsLetterAtOnce } from '#features/settings/rules.ts'
import { reaction } from '#platform/server/events.ts'
import { applicationMoved } from '../hiring-contract.ts'
import { findMove } from './letter-queries.ts'
import { movedLetter } from './status-letters.ts'

/** The switches count as they stand when the letter is written. Who has chosen the letter of the day reads it there. */
export const tellMove = reaction('tellMove', applicationMoved, async (facilities, { changeId }) => {
  const { db, post, sites } = facilities
  const moved = await findMove(db, changeId)
  if (!moved || !wantsLetterAtOnce(await findSettings(db, moved.userId))) return
  const end = unsubscribeUrl(facilities, { userId: moved.userId, kind: 'applications' })
  await post({ ...movedLetter(moved, sites.mainUrl), unsubscribeUrl: end })
})
