import type { AppContext } from '#platform/server/app-context.ts'
import { isPassword } from '#platform/server/passwords.ts'
import { countOf, hit, refuseWhenUsedUp } from './attempts.ts'
import { findPassword } from './password-queries.ts'

const guesses = { max: 5, windowSeconds: 15 * 60 }

/**
 * Whether someone who is signed in also knows the password: asked before what cannot be undone. Anyone who found an open
 * browser may not guess it here, whatever action it is asked for.
 */
export async function verifyPassword(
  context: Pick<AppContext, 'db' | 'limits' | 'clock'>,
  userId: string,
  password: string,
): Promise<boolean> {
  const counts = [countOf('wrong password of', userId, guesses)]
  await refuseWhenUsedUp(context, counts)
  const stored = await findPassword(context.db, userId)
  const isRight = await isPassword(stored ?? undefined, password)
  if (!isRight) await hit(context, counts)
  // Of many guesses sent at one moment, those that are checked after the fifth failure get no answer either.
  else await refuseWhenUsedUp(context, counts)
  return isRight
}
