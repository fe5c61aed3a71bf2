import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Visit } from '#platform/server/http/token-cookie.ts'
import { isPassword } from '#platform/server/passwords.ts'
import { limitGuesses } from '#platform/server/rate-limits/password-guesses.ts'
import { staff, type StaffLogin, type StaffMember } from '../contract.ts'
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
  const person = await limitGuesses(context.rateLimits, guess, async () => {
    const found = await findStaffByEmail(context.db, email)
    const isRight = await isPassword(found?.password, password)
    return isRight && found ? found : null
  })
  if (!person) throw refuse(call, 'wrongPassword')
  if (!person.isActive) throw refuse(call, 'notStaff')
  await startStaffSession(context, visit, person.id)
  knownStaffBrowsers.remember(visit, email)
  await setLastLogin(context.db, person.id, context.clock())
  return person
}
