import { reaction } from '#platform/server/events.ts'
import { accountDeleted } from '../contract.ts'
import { accountDeletedEmail } from './emails.ts'

export const sendAccountDeletedEmail = reaction('sayGoodbye', accountDeleted, ({ post, sites }, told) =>
  post(accountDeletedEmail(told, sites.supportEmail)),
)
