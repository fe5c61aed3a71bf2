import { refuse } from '#platform/contract/refusal.ts'
import type { Db } from '#platform/server/db.ts'
import { mayRead } from '../rules.ts'
import { type ThreadMessage, threads } from '../thread-contract.ts'
import type { ApplicationRef } from './my-application-queries.ts'
import { findSubmitted } from './submitted-queries.ts'
import { listMessages } from './thread-queries.ts'

export async function readThread(db: Db, ref: ApplicationRef): Promise<ThreadMessage[]> {
  const sent = await findSubmitted(db, ref)
  if (!sent) throw refuse(threads['GET /api/applications/:applicationId/messages'], 'notFound')
  const thread = await listMessages(db, ref.applicationId)
  const reader = 'userId' in ref.of ? 'candidate' : 'employer'
  return thread.filter(({ sender }) => mayRead(sent.status, { sender, reader }))
}
