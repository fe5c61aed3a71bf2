import type { Facilities } from '#platform/server/facilities.ts'
import { isPassword } from '#platform/server/passwords.ts'
import { countOf } from '#platform/server/rate-limits/rate-limit.ts'
import { findPassword } from './password-queries.ts'
import { wrongPasswords } from './rate-limits.ts'

/**
 * Whether someone who is signed in also knows the password: asked before what cannot be undone. Whoever found an open
 * browser may not guess it here, whatever deed it is asked for.
 */
export async function provePassword(
  { db, rateLimits }: Pick<Facilities, 'db' | 'rateLimits'>,
  userId: string,
  password: string,
): Promise<boolean> {
  const counts = [countOf(wrongPasswords, userId)]
  await rateLimits.check(counts)
  const stored = await findPassword(db, userId)
  const isRight = await isPassword(stored ?? undefined, password)
  if (!isRight) await rateLimits.consume(counts)
  // Of many guesses sent at one moment, those that are checked after the fifth failure get no answer either.
  else await rateLimits.check(counts)
  return isRight
}
