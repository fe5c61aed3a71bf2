import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Visit } from '#platform/server/http/token-cookie.ts'
import { isPassword } from '#platform/server/passwords.ts'
import { areGuessesUsedUp, limitGuesses } from '#platform/server/rate-limits/password-guesses.ts'
import { staff, type StaffLogin, type StaffMember } from '../contract.ts'
import { logFailedSignIn, logSignIn } from './log-sign-in.ts'
import { findStaffByEmail, setLastLogin } from './queries.ts'
import { knownStaffBrowsers, staffGuesses } from './rate-limits.ts'
import { startStaffSession } from './session.ts'

const call = staff['POST /api/admin/login']

/** Which addresses are authorised is told to nobody: only anyone who has the right password hears that it no longer opens anything. */
export async function login(
  context: Pick<AppContext, 'db' | 'rateLimits' | 'clock'>,
  { email, password }: StaffLogin,
  visit: Visit,
): Promise<StaffMember> {
  const guess = { limits: staffGuesses, browsers: knownStaffBrowsers, account: email, request: visit.request }
  const account = await findStaffByEmail(context.db, email)
  const person = await limitGuesses(context.rateLimits, guess, async () => {
    const isRight = await isPassword(account?.password, password)
    return isRight && account ? account : null
  })
  if (!person) {
    if (account) await logFailedSignIn(context.db, account.id, await areGuessesUsedUp(context.rateLimits, guess))
    throw refuse(call, 'wrongPassword')
  }
  if (!person.isActive) throw refuse(call, 'notStaff')
  await startStaffSession(context, visit, person.id)
  knownStaffBrowsers.remember(visit, email)
  await logSignIn(context.db, person.id)
  await setLastLogin(context.db, person.id, context.clock())
  return person
}
