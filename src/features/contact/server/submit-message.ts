import { countOf, hit } from '#features/auth/server/public.ts'
import { publish } from '#platform/server/events.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { networkOf } from '#platform/server/network.ts'
import { newId } from '#platform/server/new-id.ts'
import { type ContactMessage, messageSubmitted } from '../contract.ts'
import { insertMessage } from './queries.ts'

const windowSeconds = 60 * 60
// Thousands of people share one address of a mobile network; few of them write to us in one hour.
const perNetwork = { max: 30, windowSeconds }
const perSender = { max: 5, windowSeconds }

/** What a program has filled in is answered like the rest and kept nowhere: it learns nothing. */
export async function submitMessage(context: AppContext, { website, ...said }: ContactMessage, ip: string): Promise<void> {
  await hit(context, [countOf('message from', networkOf(ip), perNetwork), countOf('message by', said.email, perSender)])
  if (website !== '') return
  const id = newId()
  await context.db.transaction().execute(async (tx) => {
    await insertMessage(tx, { id, ...said, createdAt: context.clock() })
    await publish(tx, messageSubmitted, { messageId: id })
  })
}
