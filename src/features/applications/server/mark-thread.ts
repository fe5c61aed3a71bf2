import { refuse } from '#platform/contract/refusal.ts'
import type { Facilities } from '#platform/server/facilities.ts'
import { type Side, threads } from '../thread-contract.ts'
import type { Place } from './mine-queries.ts'
import { findSent } from './sent-queries.ts'
import { countUnread, markRead } from './thread-queries.ts'

/** `from` is the side whose messages were read. */
type Marking = { readonly place: Place; readonly from: Side; readonly messageId: string }

export async function markThread(
  { db, clock }: Pick<Facilities, 'db' | 'clock'>,
  { place, from, messageId }: Marking,
): Promise<{ unread: number }> {
  if (!(await findSent(db, place))) throw refuse(threads['PUT /api/applications/:applicationId/messages/read'], 'notFound')
  const { applicationId } = place
  await markRead(db, { applicationId, sender: from, messageId }, clock())
  return { unread: await countUnread(db, applicationId, from) }
}
