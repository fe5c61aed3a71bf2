import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Visit } from '#platform/server/http/token-cookie.ts'
import { networkOf } from '#platform/server/network.ts'
import { isPassword } from '#platform/server/passwords.ts'
import { auth, type Login, type User } from '../contract.ts'
import { type Count, countOf, hit, refuseWhenUsedUp } from './attempts.ts'
import { findUserByEmail } from './queries.ts'
import { startSession } from './session.ts'

const call = auth['POST /api/auth/login']
const windowSeconds = 15 * 60

/** Counted for the account, so that many addresses together get no more guesses than one. */
export function failuresOf(email: string): Count {
  return countOf('failed sign-in of', email, { max: 5, windowSeconds })
}

/** The same sentence, in the same time, whether the address or the password is wrong. */
export async function login(
  context: Pick<AppContext, 'db' | 'limits' | 'clock'>,
  { email, password }: Login,
  visit: Visit,
): Promise<Omit<User, 'isEmployer'>> {
  const network = networkOf(visit.request.ip)
  const counts = [failuresOf(email), countOf('failed sign-in from', network, { max: 20, windowSeconds })]
  await refuseWhenUsedUp(context, counts)
  const user = await findUserByEmail(context.db, email)
  const isRight = await isPassword(user?.password ?? undefined, password)
  if (!user || !isRight) {
    await hit(context, counts)
    throw refuse(call, 'wrongPassword')
  }
  // Of many guesses sent at one moment, those that are checked after the fifth failure get no answer either.
  await refuseWhenUsedUp(context, counts)
  if (!user.emailVerified) throw refuse(call, 'emailNotVerified')
  const isIn = await startSession(context, visit, { userId: user.id, password: user.password })
  if (!isIn) throw refuse(call, 'wrongPassword')
  return user
}
