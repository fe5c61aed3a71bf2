import { reaction } from '#platform/server/events.ts'
import { mayRead } from '../rules.ts'
import { messageEmailDue } from '../email-contract.ts'
import { findWritten } from './email-queries.ts'
import { messageEmail } from './thread-emails.ts'

export const passMessageOn = reaction('passMessageOn', messageEmailDue, async ({ db, sendEmail, sites }, { messageId }) => {
  const written = await findWritten(db, messageId)
  if (!written) return
  const { status, sender } = written
  // It may be withdrawn while the email still waits.
  if (!mayRead(status, { sender, reader: sender === 'candidate' ? 'employer' : 'candidate' })) return
  await sendEmail(messageEmail(written, sites.mainUrl))
})
