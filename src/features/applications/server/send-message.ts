import { refuse } from '#platform/contract/refusal.ts'
import { publish } from '#platform/server/events.ts'
import type { Tx } from '#platform/server/db.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { newId } from '#platform/server/new-id.ts'
import { countOf } from '#platform/server/rate-limits/rate-limit.ts'
import { laterThan, mayWrite } from '../rules.ts'
import { messageSent, type Side, type ThreadMessage, threads } from '../thread-contract.ts'
import type { ApplicationRef } from './my-application-queries.ts'
import { personMessages, threadMessages } from './rate-limits.ts'
import { findSubmitted, lockSubmitted } from './submitted-queries.ts'
import { findLastSentAt, insertMessage } from './thread-queries.ts'

const call = threads['POST /api/applications/:applicationId/messages']

export type MessageInput = { readonly ref: ApplicationRef; readonly sender: Side; readonly userId: string; readonly body: string }

/** Stores a message. The caller holds the lock of the application and has checked that messages are allowed. */
export async function insertThreadMessage(
  tx: Tx,
  { applicationId, sender, body }: { readonly applicationId: string; readonly sender: Side; readonly body: string },
  now: Date,
): Promise<ThreadMessage> {
  const sentAt = laterThan(await findLastSentAt(tx, applicationId), now)
  const message = await insertMessage(tx, { id: newId(), applicationId, sender, body, sentAt })
  await publish(tx, messageSent, { messageId: message.id })
  return message
}

export async function sendMessage(context: AppContext, { ref, sender, userId, body }: MessageInput): Promise<ThreadMessage> {
  const { db, clock } = context
  if (!(await findSubmitted(db, ref))) throw refuse(call, 'notFound')
  await context.rateLimits.consume([countOf(threadMessages, `${userId} ${ref.applicationId}`), countOf(personMessages, userId)])
  return db.transaction().execute(async (tx) => {
    const sent = await lockSubmitted(tx, ref)
    if (!sent) throw refuse(call, 'notFound')
    if (!mayWrite(sent.status)) throw refuse(call, 'closed')
    return insertThreadMessage(tx, { applicationId: sent.id, sender, body }, clock())
  })
}
