import { reaction } from '#platform/server/events.ts'
import { messageLeft } from '../contract.ts'
import { toSupport } from './letters.ts'
import { findMessage } from './queries.ts'

export const mailMessage = reaction('mailMessage', messageLeft, async ({ db, post, sites }, { messageId }) => {
  const message = await findMessage(db, messageId)
  if (message) await post(toSupport(message, sites.supportEmail))
})
