import { applicationMoved } from '#features/applications/hiring-contract.ts'
import { messageLetterDue, moveLetterDue } from '#features/applications/letters-contract.ts'
import { mayRead } from '#features/applications/rules.ts'
import { findMove, findWritten, type Written } from '#features/applications/server/door.ts'
import { messageSent } from '#features/applications/thread-contract.ts'
import { findSettings } from '#features/settings/server/door.ts'
import { publish, reaction } from '#platform/server/events.ts'
import type { Facilities } from '#platform/server/facilities.ts'
import { newsOfMessage, newsOfMove, newsOfQuestion } from '../news.ts'
import { paceOfMessage, paceOfMove } from '../rules.ts'
import { tell } from './notify.ts'
import { tellEmployerOf } from './tell-employer-of.ts'

export const notifyMove = reaction('notifyMove', applicationMoved, async (facilities, { changeId }) => {
  const moved = await findMove(facilities.db, changeId)
  if (!moved) return
  const { id: applicationId, userId, toStatus, jobSnapshot } = moved
  await tell(facilities, {
    userId,
    news: newsOfMove(changeId, toStatus, { applicationId, ...jobSnapshot }),
    pace: paceOfMove(toStatus, await findSettings(facilities.db, userId)),
    order: (tx) => publish(tx, moveLetterDue, { changeId }),
  })
})

/** To the other side: one's own messages are no news. */
export const notifyMessage = reaction('notifyMessage', messageSent, async (facilities, { messageId }) => {
  const written = await findWritten(facilities.db, messageId)
  if (written?.sender === 'candidate') await tellOfQuestion(facilities, written)
  if (written?.sender === 'employer') await tellOfMessage(facilities, written)
})

async function tellOfMessage(facilities: Facilities, written: Written): Promise<void> {
  const { id: applicationId, messageId, userId, jobSnapshot, isFirstUnread } = written
  await tell(facilities, {
    userId,
    news: newsOfMessage(messageId, { applicationId, ...jobSnapshot }),
    pace: paceOfMessage(isFirstUnread, await findSettings(facilities.db, userId)),
    order: (tx) => publish(tx, messageLetterDue, { messageId }),
  })
}

async function tellOfQuestion(facilities: Facilities, written: Written): Promise<void> {
  const { messageId, status, isFirstUnread } = written
  if (!mayRead(status, { sender: 'candidate', reader: 'employer' })) return
  await tellEmployerOf(facilities, written, {
    news: (about) => newsOfQuestion(messageId, about),
    order: (tx) => publish(tx, messageLetterDue, { messageId }),
    paceFor: (switches) => paceOfMessage(isFirstUnread, switches),
  })
}
