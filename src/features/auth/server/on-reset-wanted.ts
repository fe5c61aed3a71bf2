import { reaction } from '#platform/server/events.ts'
import { resetRequested } from '../contract.ts'
import { sendReset } from './send-reset.ts'

export const mailReset = reaction('mailReset', resetRequested, async (facilities, { userId, askId }) => {
  if (userId) await sendReset(facilities, { userId, askId })
})
