import { reaction } from '#platform/server/events.ts'
import { messageSubmitted } from '../contract.ts'
import { toSupport } from './emails.ts'
import { findMessage } from './queries.ts'

export const mailMessage = reaction('mailMessage', messageSubmitted, async ({ db, sendEmail, sites }, { messageId }) => {
  const message = await findMessage(db, messageId)
  if (message) await sendEmail(toSupport(message, sites.supportEmail))
})
