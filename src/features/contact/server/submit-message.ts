import { publish } from '#platform/server/events.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { newId } from '#platform/server/new-id.ts'
import { countOf, hours, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'
import { type ContactMessage, messageSubmitted } from '../contract.ts'
import { insertMessage } from './queries.ts'

/** Thousands of people share one address of a mobile network; few of them write to us in one hour. */
const messagesFrom: RateLimit = { name: 'contact messages from', per: 'network', max: 30, windowSeconds: hours(1) }

const messagesBySender: RateLimit = { name: 'contact messages by', per: 'email', max: 5, windowSeconds: hours(1) }

/** What a program has filled in is answered like the rest and kept nowhere: it learns nothing. */
export async function submitMessage(context: AppContext, { website, ...said }: ContactMessage, ip: string): Promise<void> {
  await context.rateLimits.consume([countOf(messagesFrom, ip), countOf(messagesBySender, said.email)])
  if (website !== '') return
  const id = newId()
  await context.db.transaction().execute(async (tx) => {
    await insertMessage(tx, { id, ...said, createdAt: context.clock() })
    await publish(tx, messageSubmitted, { messageId: id })
  })
}
