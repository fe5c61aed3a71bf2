import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Visit } from '#platform/server/http/token-cookie.ts'
import { isPassword } from '#platform/server/passwords.ts'
import { areGuessesUsedUp, limitGuesses } from '#platform/server/rate-limits/password-guesses.ts'
import { staff, type StaffLogin, type StaffSignedIn } from '../contract.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { startPendingSignIn } from './pending-sign-in.ts'
import { findStaffByEmail, logAlone } from './queries.ts'
import { knownStaffBrowsers, staffGuesses } from './rate-limits.ts'
import { lockStaff } from './second-factor-queries.ts'

type Reach = Pick<AppContext, 'db' | 'rateLimits' | 'clock' | 'config'>

const call = staff['POST /api/admin/login']

/**
 * Signs in a member of staff. The answer does not reveal which addresses belong to staff: only a person with the right password is told that the
 * account is deactivated.
 */
export async function login(context: Reach, { email, password }: StaffLogin, visit: Visit): Promise<StaffSignedIn> {
  const guess = { limits: staffGuesses, browsers: knownStaffBrowsers, account: email, request: visit.request }
  const account = await findStaffByEmail(context.db, email)
  const person = await limitGuesses(context.rateLimits, guess, async () => {
    const isRight = await isPassword(account?.password, password)
    return isRight && account ? account : null
  })
  if (!person) {
    // Few rows are written: an attempt that is refused without a check is not logged.
    const action = (await areGuessesUsedUp(context.rateLimits, guess)) ? 'lock sign-in' : 'fail sign-in'
    if (account) logWithoutWaiting(context, { adminId: account.id, action }, visit)
    throw refuse(call, 'wrongPassword')
  }
  if (!person.isActive) throw refuse(call, 'notStaff')
  const next = await begin(context, person, visit)
  // Only a complete sign-in proves that the browser belongs to the owner.
  if (next === 'dashboard') knownStaffBrowsers.remember(visit, email)
  return { ...person, next }
}

type FailedSignIn = { readonly adminId: string; readonly action: string }

/** The answer does not wait for the log: nothing is logged for an unknown address, so the duration would reveal which ones are known. */
function logWithoutWaiting({ db }: Reach, attempt: FailedSignIn, { request }: Visit): void {
  void logAlone(db, attempt).catch((error: unknown) => request.log.error({ err: error }, 'failed sign-in not logged'))
}

/** Compares the password again with the account locked, because a reset ends sign-ins with the old password that are in progress. */
async function begin(
  { db, clock, config }: Reach,
  { id, password }: { readonly id: string; readonly password: string },
  visit: Visit,
): Promise<StaffSignedIn['next']> {
  return db.transaction().execute(async (tx) => {
    const now = await lockStaff(tx, id)
    if (now?.password !== password) throw refuse(call, 'wrongPassword')
    if (now.secondFactorSince === null && !config.isPublic) {
      await completeSignIn(tx, { clock }, { ...visit, adminId: id, how: 'with the password' })
      return 'dashboard'
    }
    await startPendingSignIn({ db: tx, clock }, visit, id)
    return now.secondFactorSince === null ? 'setup' : 'code'
  })
}
