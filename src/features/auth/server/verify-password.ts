import type { AppContext } from '#platform/server/app-context.ts'
import { isPassword } from '#platform/server/passwords.ts'
import { countOf } from '#platform/server/rate-limits/rate-limit.ts'
import { findPassword } from './password-queries.ts'
import { wrongPasswords } from './rate-limits.ts'

/**
 * Whether someone who is signed in also knows the password: asked before what cannot be undone. Anyone who found an open
 * browser may not guess it here, whatever action it is asked for.
 */
export async function verifyPassword(
  { db, rateLimits }: Pick<AppContext, 'db' | 'rateLimits'>,
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
