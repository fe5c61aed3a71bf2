import type { Facilities } from '#platform/server/facilities.ts'
import { hasLeft } from '#platform/server/mail.ts'
import { digestOf, newToken } from '#platform/server/token.ts'
import { verificationLetter } from './letters.ts'
import { findPerson, setVerifyToken } from './queries.ts'

const lifeMs = 24 * 60 * 60 * 1_000

export type Wish = { readonly userId: string; readonly askId: string }

/**
 * The token is made here, when the letter is written, so that it lies in no queue. Only the newest letter's link works: a second
 * run for the same wish must not make another while the first letter is out. It does so only if the process has died between the
 * mail server's "accepted" and our note of it; then the second letter's link is the one that works.
 */
export async function sendVerification({ db, post, clock, sites }: Facilities, { userId, askId }: Wish): Promise<void> {
  const key = `verify-email-${askId}`
  const person = await findPerson(db, userId)
  if (!person || person.emailVerified || (await hasLeft(db, key))) return
  const token = newToken()
  await setVerifyToken(db, userId, digestOf(token), new Date(clock().getTime() + lifeMs))
  await post(verificationLetter(key, person.email, `${sites.mainUrl}/verify-email?token=${token}`))
}
