import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Visit } from '#platform/server/http/token-cookie.ts'
import { isPassword } from '#platform/server/passwords.ts'
import { limitGuesses } from '#platform/server/rate-limits/password-guesses.ts'
import { auth, type Login, type User } from '../contract.ts'
import { findUserByEmail } from './queries.ts'
import { knownLoginBrowsers, loginGuesses } from './rate-limits.ts'
import { startSession } from './session.ts'

const call = auth['POST /api/auth/login']

/** Gives the same message in the same time, whether the email address or the password is wrong. */
export async function login(
  context: Pick<AppContext, 'db' | 'rateLimits' | 'clock'>,
  { email, password }: Login,
  visit: Visit,
): Promise<Omit<User, 'isEmployer'>> {
  const { request } = visit
  const guess = { limits: loginGuesses, browsers: knownLoginBrowsers, account: email, request }
  const user = await limitGuesses(context.rateLimits, guess, async () => {
    const found = await findUserByEmail(context.db, email)
    const isRight = await isPassword(found?.password ?? undefined, password)
    return isRight && found ? found : null
  })
  if (!user) throw refuse(call, 'wrongPassword')
  if (user.suspendedAt) throw refuse(call, 'suspended')
  if (!user.emailVerified) throw refuse(call, 'emailNotVerified')
  const isIn = await startSession(context, visit, { userId: user.id, password: user.password })
  if (!isIn) throw refuse(call, 'wrongPassword')
  knownLoginBrowsers.remember(visit, email)
  return user
}
