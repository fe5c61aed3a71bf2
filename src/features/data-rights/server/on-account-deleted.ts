import { reaction } from '#platform/server/events.ts'
import { accountDeleted } from '../contract.ts'
import { accountDeletedEmail } from './emails.ts'

export const sendAccountDeletedEmail = reaction('sayGoodbye', accountDeleted, async ({ sendEmail, outbox, sites }, account) => {
  const email = accountDeletedEmail(account, sites.supportEmail)
  await outbox.removeMentions(account.address, email.key)
  await sendEmail(email)
})
