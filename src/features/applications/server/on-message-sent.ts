import { reaction } from '#platform/server/events.ts'
import { messageSent } from '../thread-contract.ts'
import { findWritten } from './letter-queries.ts'
import { messageLetter } from './thread-letters.ts'

export const passMessageOn = reaction('passMessageOn', messageSent, async ({ db, post, sites }, { messageId }) => {
  const written = await findWritten(db, messageId)
  if (written) await post(messageLetter(written, sites.mainUrl))
})
