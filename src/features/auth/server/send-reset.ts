import type { Facilities } from '#platform/server/facilities.ts'
import { hasLeft } from '#platform/server/mail.ts'
import { digestOf, newToken } from '#platform/server/token.ts'
import { resetLetter } from './letters.ts'
import { findPerson, setResetToken } from './queries.ts'
import type { Wish } from './send-verification.ts'

const lifeMs = 60 * 60 * 1_000

/** As with verification: made when the letter is written, once for each wish, and only the newest link works. The screen knows it by its first word. */
export async function sendReset({ db, post, clock, sites }: Facilities, { userId, askId }: Wish): Promise<void> {
  const key = `reset-password-${askId}`
  const person = await findPerson(db, userId)
  if (!person || (await hasLeft(db, key))) return
  const token = `reset-${newToken()}`
  await setResetToken(db, userId, digestOf(token), new Date(clock().getTime() + lifeMs))
  await post(resetLetter(key, person.email, `${sites.mainUrl}/reset-password?token=${token}`))
}
