import { listRecipients } from '#features/employers/server/public.ts'
import { sessionCompleted } from '#features/interview-sessions/contract.ts'
import { sessionPath } from '#features/interview-sessions/rules.ts'
import { findSession } from '#features/interview-sessions/server/public.ts'
import { publishJob, reaction } from '#platform/server/events.ts'
import { emailDue } from '../contract.ts'
import { notify } from './notify.ts'

/** Notifies each owner and recruiter. The notification has no name, because the candidate may withdraw the consent and may have no account. */
export const notifyAiInterviewEnd = reaction('notifyAiInterviewEnd', sessionCompleted, async (context, { sessionId }) => {
  const session = await findSession(context.db, sessionId)
  if (!session) return
  for (const { id: recipientId, userId } of await listRecipients(context.db, session.employerId)) {
    await notify(context, {
      userId,
      key: `ai-interview-completed-${sessionId}`,
      kind: 'application',
      title: `AI interview completed: ${session.role}`,
      body: 'Read the answers and decide.',
      link: sessionPath(sessionId),
    })
    const email = { kind: 'ai-interview-completed', subjectId: sessionId, recipientId }
    await context.db.transaction().execute((tx) => publishJob(tx, emailDue, email))
  }
})
