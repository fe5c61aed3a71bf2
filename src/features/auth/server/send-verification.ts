import { daysAfter } from '#platform/contract/dates.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { wasSent } from '#platform/server/send-once.ts'
import { digestOf, newToken } from '#platform/server/token.ts'
import { verificationEmail } from './emails.ts'
import { returnToQuery } from '../rules.ts'
import { findPerson, setVerifyToken } from './queries.ts'

export type VerificationRequest = { readonly userId: string; readonly askId: string; readonly returnTo?: string | undefined }

/**
 * The token is created here, when the email is written, so that it is never in the queue. Only the link of the newest email works, so a second run
 * for the same request must not create another token while the first email is being sent. It does so only if the process died after the mail server
 * accepted the email and before we recorded it; then the link of the second email works.
 */
export async function sendVerification(
  { db, sendEmail, clock, sites }: AppContext,
  { userId, askId, returnTo }: VerificationRequest,
): Promise<void> {
  const key = `verify-email-${askId}`
  const person = await findPerson(db, userId)
  if (!person || person.emailVerified || (await wasSent(db, key))) return
  const token = newToken()
  await setVerifyToken(db, userId, digestOf(token), daysAfter(clock(), 1))
  await sendEmail(verificationEmail(key, person.email, `${sites.mainUrl}/verify-email?token=${token}${returnToQuery(returnTo)}`))
}
