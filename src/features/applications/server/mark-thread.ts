import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { type Side, threads } from '../thread-contract.ts'
import type { ApplicationRef } from './my-application-queries.ts'
import { findSubmitted } from './submitted-queries.ts'
import { countUnread, markRead } from './thread-queries.ts'

/** `from` is the side whose messages were read. */
type ReadMarkInput = { readonly ref: ApplicationRef; readonly from: Side; readonly messageId: string }

export async function markThread(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { ref, from, messageId }: ReadMarkInput,
): Promise<{ unread: number }> {
  if (!(await findSubmitted(db, ref))) throw refuse(threads['PUT /api/applications/:applicationId/messages/read'], 'notFound')
  const { applicationId } = ref
  await markRead(db, { applicationId, sender: from, messageId }, clock())
  return { unread: await countUnread(db, applicationId, from) }
}
