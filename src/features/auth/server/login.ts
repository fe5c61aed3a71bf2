import { refuse } from '#platform/contract/refusal.ts'
import type { Facilities } from '#platform/server/facilities.ts'
import type { Visit } from '#platform/server/http/token-cookie.ts'
import { isPassword } from '#platform/server/passwords.ts'
import { countOf } from '#platform/server/rate-limits/rate-limit.ts'
import { auth, type Login, type User } from '../contract.ts'
import { findUserByEmail } from './queries.ts'
import { loginFailures, loginFailuresFrom } from './rate-limits.ts'
import { startSession } from './session.ts'

const call = auth['POST /api/auth/login']

/** The same sentence, in the same time, whether the address or the password is wrong. */
export async function login(
  facilities: Pick<Facilities, 'db' | 'rateLimits' | 'clock'>,
  { email, password }: Login,
  visit: Visit,
): Promise<Omit<User, 'isEmployer'>> {
  const counts = [countOf(loginFailures, email), countOf(loginFailuresFrom, visit.request.ip)]
  await facilities.rateLimits.check(counts)
  const user = await findUserByEmail(facilities.db, email)
  const isRight = await isPassword(user?.password ?? undefined, password)
  if (!user || !isRight) {
    await facilities.rateLimits.consume(counts)
    throw refuse(call, 'wrongPassword')
  }
  // Of many guesses sent at one moment, those that are checked after the fifth failure get no answer either.
  await facilities.rateLimits.check(counts)
  if (!user.emailVerified) throw refuse(call, 'emailNotVerified')
  const isIn = await startSession(facilities, visit, { userId: user.id, password: user.password })
  if (!isIn) throw refuse(call, 'wrongPassword')
  return user
}
