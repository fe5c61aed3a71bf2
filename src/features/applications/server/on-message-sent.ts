import { reaction } from '#platform/server/events.ts'
import { mayRead } from '../rules.ts'
import { messageLetterDue } from '../letters-contract.ts'
import { findWritten } from './letter-queries.ts'
import { messageLetter } from './thread-letters.ts'

export const passMessageOn = reaction('passMessageOn', messageLetterDue, async ({ db, post, sites }, { messageId }) => {
  const written = await findWritten(db, messageId)
  if (!written) return
  const { status, sender } = written
  // It may be withdrawn while the letter still waits.
  if (!mayRead(status, { sender, reader: sender === 'candidate' ? 'employer' : 'candidate' })) return
  await post(messageLetter(written, sites.mainUrl))
})
