import { applicationMoved } from '#features/applications/hiring-contract.ts'
import { messageEmailDue, moveEmailDue } from '#features/applications/email-contract.ts'
import { mayRead } from '#features/applications/rules.ts'
import { findMove, findWritten, type MessageFacts } from '#features/applications/server/public.ts'
import { messageSent } from '#features/applications/thread-contract.ts'
import { findSettings } from '#features/settings/server/public.ts'
import { publish, reaction } from '#platform/server/events.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { messageContent, statusChangeContent, questionContent } from '../content.ts'
import { policyForMessage, policyForStatusChange } from '../delivery-policy.ts'
import { deliver } from './notify.ts'
import { notifyEmployerOf } from './notify-employer.ts'

export const notifyMove = reaction('notifyMove', applicationMoved, async (context, { changeId }) => {
  const moved = await findMove(context.db, changeId)
  if (!moved) return
  const { id: applicationId, userId, toStatus, jobSnapshot } = moved
  await deliver(context, {
    userId,
    news: statusChangeContent(changeId, toStatus, { applicationId, ...jobSnapshot }),
    pace: policyForStatusChange(toStatus, await findSettings(context.db, userId)),
    order: (tx) => publish(tx, moveEmailDue, { changeId }),
  })
})

/** To the other side: one's own messages are no news. */
export const notifyMessage = reaction('notifyMessage', messageSent, async (context, { messageId }) => {
  const written = await findWritten(context.db, messageId)
  if (written?.sender === 'candidate') await tellOfQuestion(context, written)
  if (written?.sender === 'employer') await tellOfMessage(context, written)
})

async function tellOfMessage(context: AppContext, written: MessageFacts): Promise<void> {
  const { id: applicationId, messageId, userId, jobSnapshot, isFirstUnread } = written
  await deliver(context, {
    userId,
    news: messageContent(messageId, { applicationId, ...jobSnapshot }),
    pace: policyForMessage(isFirstUnread, await findSettings(context.db, userId)),
    order: (tx) => publish(tx, messageEmailDue, { messageId }),
  })
}

async function tellOfQuestion(context: AppContext, written: MessageFacts): Promise<void> {
  const { messageId, status, isFirstUnread } = written
  if (!mayRead(status, { sender: 'candidate', reader: 'employer' })) return
  await notifyEmployerOf(context, written, {
    news: (about) => questionContent(messageId, about),
    order: (tx) => publish(tx, messageEmailDue, { messageId }),
    paceFor: (switches) => policyForMessage(isFirstUnread, switches),
  })
}
