import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { publish } from '#platform/server/events.ts'
import type { Visit } from '#platform/server/http/token-cookie.ts'
import { newId } from '#platform/server/new-id.ts'
import { hashPassword } from '#platform/server/passwords.ts'
import { countFailures } from '#platform/server/rate-limits/count-failures.ts'
import { forgetGuesses } from '#platform/server/rate-limits/password-guesses.ts'
import { countOf } from '#platform/server/rate-limits/rate-limit.ts'
import { digestOf } from '#platform/server/token.ts'
import { staff, staffAccessChanged, staffResetRequested, type StaffReset } from '../../contract.ts'
import { findByStaffResetToken, findStaffByEmail, insertAdminLog, spendStaffResetToken } from '../queries.ts'
import { deadStaffLinks, staffGuesses, staffResetsFrom, staffResetsTo } from '../rate-limits.ts'
import { deleteStaffSessions } from '../session-queries.ts'
import { problemOfPassword } from './weak-staff-password.ts'

const call = staff['POST /api/admin/reset-password']

type Request = { readonly email: string; readonly ip: string }

/** Does the same work for every address, so that the answer does not reveal who belongs to the staff. The link is sent by email only. */
export async function requestStaffReset({ db, rateLimits }: AppContext, { email, ip }: Request): Promise<void> {
  await rateLimits.consume([countOf(staffResetsFrom, ip), countOf(staffResetsTo, email)])
  const person = await findStaffByEmail(db, email)
  const adminId = person?.isActive ? person.id : null
  await db.transaction().execute((tx) => publish(tx, staffResetRequested, { adminId, askId: newId() }))
}

/** Sets a new password and ends all sign-ins. The second factor stays, because the link proves access to the mailbox and not to the phone. */
export async function resetStaffPassword(
  context: AppContext,
  { token, password }: StaffReset,
  { request }: Pick<Visit, 'request'>,
): Promise<void> {
  const counts = [countOf(deadStaffLinks, request.ip)]
  const account = await countFailures(context.rateLimits, { counts, failing: ['deadToken'] }, () =>
    spend(context, token, password),
  )
  await forgetGuesses(context.rateLimits, { limits: staffGuesses, account, request })
}

async function spend({ db, clock, config }: AppContext, token: string, chosen: string): Promise<string> {
  const hash = digestOf(token)
  // Checked first, because hashing is expensive and only for people with a link. The update below decides between concurrent calls.
  const owner = await findByStaffResetToken(db, hash, clock())
  if (!owner) throw refuse(call, 'deadToken')
  const problem = await problemOfPassword(config, chosen, owner)
  if (problem) throw refuse(call, problem)
  const password = await hashPassword(chosen)
  return db.transaction().execute(async (tx) => {
    const person = await spendStaffResetToken(tx, { hash, now: clock(), password })
    if (!person) throw refuse(call, 'deadToken')
    await deleteStaffSessions(tx, person.id)
    await publish(tx, staffAccessChanged, { adminId: person.id, changeId: newId(), change: 'password' })
    await insertAdminLog(tx, { adminId: person.id, action: 'reset password' })
    return person.email
  })
}
