import { reaction } from '#platform/server/events.ts'
import { userRegistered, verificationRequested } from '../contract.ts'
import { sendVerification } from './send-verification.ts'

export const mailVerification = reaction('mailVerification', userRegistered, (context, { userId }) =>
  // An account is registered once.
  sendVerification(context, { userId, askId: userId }),
)

export const mailVerificationAgain = reaction(
  'mailVerificationAgain',
  verificationRequested,
  async (context, { userId, askId }) => {
    if (userId) await sendVerification(context, { userId, askId })
  },
)
