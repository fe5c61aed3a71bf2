import { applicationMoved } from '#features/applications/hiring-contract.ts'
import { mayRead } from '#features/applications/rules.ts'
import { findMove, findWritten, type MessageFacts } from '#features/applications/server/public.ts'
import { isInvited } from '#features/interview-slots/server/public.ts'
import { messageSent } from '#features/applications/thread-contract.ts'
import { findSettings } from '#features/settings/server/public.ts'
import { reaction } from '#platform/server/events.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { messageContent, statusChangeContent, questionContent } from '../content.ts'
import { policyForMessage, policyForStatusChange } from '../delivery-policy.ts'
import { deliver } from './notify.ts'
import { notifyEmployerOf } from './notify-employer.ts'

export const notifyMove = reaction('notifyMove', applicationMoved, async (context, { changeId }) => {
  const change = await findMove(context.db, changeId)
  if (!change) return
  const { id: applicationId, userId, toStatus, jobSnapshot, note } = change
  // The invitation has its own notification, with time and place.
  if (toStatus === 'interview' && (await isInvited(context.db, applicationId))) return
  await deliver(context, {
    userId,
    content: statusChangeContent(changeId, toStatus, { applicationId, ...jobSnapshot, note }),
    policy: policyForStatusChange(toStatus, await findSettings(context.db, userId)),
    email: { kind: 'application-status-change', subjectId: changeId },
  })
})

/** Notifies the other side only. */
export const notifyMessage = reaction('notifyMessage', messageSent, async (context, { messageId }) => {
  const message = await findWritten(context.db, messageId)
  if (message?.sender === 'candidate') await notifyEmployerOfMessage(context, message)
  if (message?.sender === 'employer') await notifyCandidateOfMessage(context, message)
})

async function notifyCandidateOfMessage(context: AppContext, message: MessageFacts): Promise<void> {
  const { id: applicationId, messageId, userId, jobSnapshot, isFirstUnread } = message
  await deliver(context, {
    userId,
    content: messageContent(messageId, { applicationId, ...jobSnapshot }),
    policy: policyForMessage(isFirstUnread, await findSettings(context.db, userId)),
    email: { kind: 'application-message', subjectId: messageId },
  })
}

async function notifyEmployerOfMessage(context: AppContext, message: MessageFacts): Promise<void> {
  const { messageId, status, isFirstUnread } = message
  if (!mayRead(status, { sender: 'candidate', reader: 'employer' })) return
  await notifyEmployerOf(context, message, {
    contentOf: (about) => questionContent(messageId, about),
    email: { kind: 'application-message', subjectId: messageId },
    policyFor: (switches) => policyForMessage(isFirstUnread, switches),
  })
}
