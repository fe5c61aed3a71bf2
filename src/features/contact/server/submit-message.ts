import { publish } from '#platform/server/events.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { newId } from '#platform/server/new-id.ts'
import { countOf, hours, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'
import { type ContactMessage, messageSubmitted } from '../contract.ts'
import { insertMessage } from './queries.ts'

/** High, because thousands of people share one IP address of a mobile network, but few of them write in the same hour. */
const messagesFrom: RateLimit = { name: 'contact messages from', per: 'network', max: 30, windowSeconds: hours(1) }

const messagesBySender: RateLimit = { name: 'contact messages by', per: 'email', max: 5, windowSeconds: hours(1) }

/** A message from a program gets the normal answer and is not stored, so that the program learns nothing. */
export async function submitMessage(context: AppContext, { website, ...message }: ContactMessage, ip: string): Promise<void> {
  await context.rateLimits.consume([countOf(messagesFrom, ip), countOf(messagesBySender, message.email)])
  if (website !== '') return
  const id = newId()
  await context.db.transaction().execute(async (tx) => {
    await insertMessage(tx, { id, ...message, createdAt: context.clock() })
    await publish(tx, messageSubmitted, { messageId: id })
  })
}
