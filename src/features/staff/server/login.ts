import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Visit } from '#platform/server/http/token-cookie.ts'
import { isPassword } from '#platform/server/passwords.ts'
import { areGuessesUsedUp, limitGuesses, guessLimits } from '#platform/server/rate-limits/password-guesses.ts'
import { staff, type StaffLogin, type StaffMember } from '../contract.ts'
import { findStaffByEmail, setLastLogin, insertAdminLog } from './queries.ts'
import { startStaffSession } from './session.ts'
import type { Db } from '#platform/server/db.ts'
import { knownBrowsers } from '#platform/server/rate-limits/known-browsers.ts'

const staffGuesses = guessLimits('staff')

const knownStaffBrowsers = knownBrowsers('pasand_staff_known')

/** So that an administrator can see who has signed in, and who has tried to. */
async function logSignIn(db: Db, adminId: string): Promise<void> {
  await db.transaction().execute((tx) => insertAdminLog(tx, { adminId, action: 'sign in' }))
}

/** `isLocked`: no further attempt is allowed for now. Few rows are written: an attempt that is refused without a check writes none. */
async function logFailedSignIn(db: Db, adminId: string, isLocked: boolean): Promise<void> {
  await db.transaction().execute((tx) => insertAdminLog(tx, { adminId, action: isLocked ? 'lock sign-in' : 'fail sign-in' }))
}

const call = staff['POST /api/admin/login']

/** Which addresses are authorised is not revealed: only a person with the right password is told that the account is deactivated. */
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
