import { refuse } from '#platform/contract/refusal.ts'
import type { Db } from '#platform/server/db.ts'
import { type ThreadMessage, threads } from '../thread-contract.ts'
import type { Place } from './mine-queries.ts'
import { findSent } from './sent-queries.ts'
import { listMessages } from './thread-queries.ts'

export async function readThread(db: Db, place: Place): Promise<ThreadMessage[]> {
  if (!(await findSent(db, place))) throw refuse(threads['GET /api/applications/:applicationId/messages'], 'notFound')
  return listMessages(db, place.applicationId)
}
