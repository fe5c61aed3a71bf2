import { refuse } from '#platform/contract/refusal.ts'
import type { Db } from '#platform/server/db.ts'
import { mayRead } from '../rules.ts'
import { type ThreadMessage, threads } from '../thread-contract.ts'
import type { Place } from './mine-queries.ts'
import { findSent } from './sent-queries.ts'
import { listMessages } from './thread-queries.ts'

export async function readThread(db: Db, place: Place): Promise<ThreadMessage[]> {
  const sent = await findSent(db, place)
  if (!sent) throw refuse(threads['GET /api/applications/:applicationId/messages'], 'notFound')
  const thread = await listMessages(db, place.applicationId)
  const reader = 'userId' in place.of ? 'candidate' : 'employer'
  return thread.filter(({ sender }) => mayRead(sent.status, { sender, reader }))
}
