import type { AppContext } from '#platform/server/app-context.ts'
import { wasSent } from '#platform/server/send-once.ts'
import { digestOf, newToken } from '#platform/server/token.ts'
import { resetEmail } from './emails.ts'
import { findPerson, setResetToken } from './queries.ts'
import type { VerificationRequest } from './send-verification.ts'

const lifeMs = 60 * 60 * 1_000

/**
 * Works like the verification: the token is created when the email is written, once for each request, and only the newest link works. The prefix of
 * the token tells the screen its purpose.
 */
export async function sendReset(
  { db, sendEmail, clock, sites }: AppContext,
  { userId, askId }: VerificationRequest,
): Promise<void> {
  const key = `reset-password-${askId}`
  const person = await findPerson(db, userId)
  if (!person || (await wasSent(db, key))) return
  const token = `reset-${newToken()}`
  await setResetToken(db, userId, digestOf(token), new Date(clock().getTime() + lifeMs))
  await sendEmail(resetEmail(key, person.email, `${sites.mainUrl}/reset-password?token=${token}`))
}
