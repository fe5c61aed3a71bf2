import { applicationMoved } from '#features/applications/hiring-contract.ts'
import { findMove, findWritten } from '#features/applications/server/door.ts'
import { messageSent } from '#features/applications/thread-contract.ts'
import { wantsLetterAtOnce } from '#features/settings/rules.ts'
import { findSettings } from '#features/settings/server/door.ts'
import { reaction } from '#platform/server/events.ts'
import { newsOfMessage, newsOfMove } from '../news.ts'
import { notify } from './notify.ts'

export const notifyMove = reaction('notifyMove', applicationMoved, async (facilities, { changeId }) => {
  const moved = await findMove(facilities.db, changeId)
  if (!moved) return
  const about = { applicationId: moved.id, ...moved.jobSnapshot }
  const hasOwnLetter = wantsLetterAtOnce(await findSettings(facilities.db, moved.userId))
  await notify(facilities, { userId: moved.userId, ...newsOfMove(changeId, moved.toStatus, about), hasOwnLetter })
})

/** The candidate's own messages are no news to the candidate. */
export const notifyMessage = reaction('notifyMessage', messageSent, async (facilities, { messageId }) => {
  const written = await findWritten(facilities.db, messageId)
  if (written?.sender !== 'employer') return
  const about = { applicationId: written.id, ...written.jobSnapshot }
  await notify(facilities, { userId: written.userId, ...newsOfMessage(messageId, about) })
})
