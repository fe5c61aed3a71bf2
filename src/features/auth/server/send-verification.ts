import type { Facilities } from '#platform/server/facilities.ts'
import { newId } from '#platform/server/new-id.ts'
import { digestOf, newToken } from '#platform/server/token.ts'
import { verificationLetter } from './letters.ts'
import { findPerson, setVerifyToken } from './queries.ts'

const lifeMs = 24 * 60 * 60 * 1_000

/** The token is made here, when the letter is written, so that it lies in no queue. Only the newest letter's link works. */
export async function sendVerification({ db, post, clock, sites }: Facilities, userId: string): Promise<void> {
  const person = await findPerson(db, userId)
  if (!person || person.emailVerified) return
  const token = newToken()
  await setVerifyToken(db, userId, digestOf(token), new Date(clock().getTime() + lifeMs))
  await post(verificationLetter(newId(), person.email, `${sites.mainUrl}/verify-email?token=${token}`))
}
