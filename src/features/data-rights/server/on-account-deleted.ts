import { reaction } from '#platform/server/events.ts'
import { accountDeleted } from '../contract.ts'
import { accountDeletedEmail } from './emails.ts'

export const sendAccountDeletedEmail = reaction('sayGoodbye', accountDeleted, async ({ sendEmail, outbox, sites }, told) => {
  const letter = accountDeletedEmail(told, sites.supportEmail)
  await outbox.removeMentions(told.address, letter.key)
  await sendEmail(letter)
})
