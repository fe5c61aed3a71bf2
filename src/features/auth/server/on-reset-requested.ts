import { reaction } from '#platform/server/events.ts'
import { resetRequested } from '../contract.ts'
import { sendReset } from './send-reset.ts'

export const mailReset = reaction('mailReset', resetRequested, async (context, { userId, askId }) => {
  if (userId) await sendReset(context, { userId, askId })
})
