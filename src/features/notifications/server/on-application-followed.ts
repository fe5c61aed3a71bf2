import { applicationMoved } from '#features/applications/hiring-contract.ts'
import { statusLabels } from '#features/applications/rules.ts'
import { findMove, findWritten } from '#features/applications/server/door.ts'
import { messageSent } from '#features/applications/thread-contract.ts'
import { reaction } from '#platform/server/events.ts'
import { notify } from './notify.ts'

export const notifyMove = reaction('notifyMove', applicationMoved, async (facilities, { changeId }) => {
  const moved = await findMove(facilities.db, changeId)
  if (!moved) return
  const { title, company } = moved.jobSnapshot
  await notify(facilities, {
    userId: moved.userId,
    key: `application-change-${changeId}`,
    kind: 'application',
    title: `${statusLabels[moved.toStatus]}: ${title} at ${company}`,
    body: 'The employer has moved your application.',
    link: `/applications/${moved.id}`,
  })
})

/** The candidate's own messages are no news to the candidate. */
export const notifyMessage = reaction('notifyMessage', messageSent, async (facilities, { messageId }) => {
  const written = await findWritten(facilities.db, messageId)
  if (written?.sender !== 'employer') return
  const { title, company } = written.jobSnapshot
  await notify(facilities, {
    userId: written.userId,
    key: `application-message-${messageId}`,
    kind: 'message',
    title: `${company} has written about your application for ${title}`,
    body: 'Open the application to read and answer it.',
    link: `/applications/${written.id}`,
  })
})
