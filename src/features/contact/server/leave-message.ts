import { countOf, hit } from '#features/auth/server/door.ts'
import { publish } from '#platform/server/events.ts'
import type { Facilities } from '#platform/server/facilities.ts'
import { networkOf } from '#platform/server/network.ts'
import { newId } from '#platform/server/new-id.ts'
import { type ContactMessage, messageLeft } from '../contract.ts'
import { insertMessage } from './queries.ts'

const windowSeconds = 60 * 60
// Thousands of people share one address of a mobile network; few of them write to us in one hour.
const perNetwork = { max: 30, windowSeconds }
const perSender = { max: 5, windowSeconds }

/** What a program has filled in is answered like the rest and kept nowhere: it learns nothing. */
export async function leaveMessage(facilities: Facilities, { website, ...said }: ContactMessage, ip: string): Promise<void> {
  await hit(facilities, [countOf('message from', networkOf(ip), perNetwork), countOf('message by', said.email, perSender)])
  if (website !== '') return
  const id = newId()
  await facilities.db.transaction().execute(async (tx) => {
    await insertMessage(tx, { id, ...said, createdAt: facilities.clock() })
    await publish(tx, messageLeft, { messageId: id })
  })
}
