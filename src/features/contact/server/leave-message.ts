import { publish } from '#platform/server/events.ts'
import type { Facilities } from '#platform/server/facilities.ts'
import { newId } from '#platform/server/new-id.ts'
import { countOf } from '#platform/server/rate-limits/rate-limit.ts'
import { type ContactMessage, messageLeft } from '../contract.ts'
import { insertMessage } from './queries.ts'
import { messagesBySender, messagesFrom } from './rate-limits.ts'

/** What a program has filled in is answered like the rest and kept nowhere: it learns nothing. */
export async function leaveMessage(facilities: Facilities, { website, ...said }: ContactMessage, ip: string): Promise<void> {
  await facilities.rateLimits.consume([countOf(messagesFrom, ip), countOf(messagesBySender, said.email)])
  if (website !== '') return
  const id = newId()
  await facilities.db.transaction().execute(async (tx) => {
    await insertMessage(tx, { id, ...said, createdAt: facilities.clock() })
    await publish(tx, messageLeft, { messageId: id })
  })
}
