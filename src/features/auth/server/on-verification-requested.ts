import { reaction } from '#platform/server/events.ts'
import { userRegistered, verificationRequested } from '../contract.ts'
import { sendVerification } from './send-verification.ts'

export const mailVerification = reaction('mailVerification', userRegistered, sendVerification)

export const mailVerificationAgain = reaction(
  'mailVerificationAgain',
  verificationRequested,
  async (context, { userId, askId }) => {
    if (userId) await sendVerification(context, { userId, askId })
  },
)
