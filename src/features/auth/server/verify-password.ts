import type { AppContext } from '#platform/server/app-context.ts'
import { isPassword } from '#platform/server/passwords.ts'
import { countOf } from '#platform/server/rate-limits/rate-limit.ts'
import { findPassword } from './password-queries.ts'
import { wrongPasswords } from './rate-limits.ts'

/**
 * Checks the password of a signed-in person before actions that cannot be undone. Guesses are limited for all such actions together, because a
 * stranger may be at an unattended browser.
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
  // Checked again: if many guesses arrive at once, those after the fifth failure are refused too.
  else await rateLimits.check(counts)
  return isRight
}
