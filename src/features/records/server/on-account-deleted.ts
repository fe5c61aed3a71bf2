import { reaction } from '#platform/server/events.ts'
import { accountDeleted } from '../contract.ts'
import { goodbyeLetter } from './letters.ts'

export const sayGoodbye = reaction('sayGoodbye', accountDeleted, async ({ post, outbox, sites }, told) => {
  const letter = goodbyeLetter(told, sites.supportEmail)
  await outbox.removeMentions(told.address, letter.key)
  await post(letter)
})
