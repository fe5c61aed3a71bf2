import { refuse } from '#platform/contract/refusal.ts'
import { publish } from '#platform/server/events.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { newId } from '#platform/server/new-id.ts'
import type { Visit } from '#platform/server/http/token-cookie.ts'
import { hashPassword } from '#platform/server/passwords.ts'
import { countFailures } from '#platform/server/rate-limits/count-failures.ts'
import { forgetGuesses } from '#platform/server/rate-limits/password-guesses.ts'
import { countOf } from '#platform/server/rate-limits/rate-limit.ts'
import { digestOf } from '#platform/server/token.ts'
import { auth, passwordChanged } from '../contract.ts'
import { findByResetToken, spendResetToken } from './queries.ts'
import { deadResetLinks, knownLoginBrowsers, loginGuesses } from './rate-limits.ts'
import { deleteSessionsOf } from './session-queries.ts'
import { isWeakPassword } from './weak-passwords.ts'

const call = auth['POST /api/auth/reset-password']

type Reset = { readonly token: string; readonly newPassword: string }
type Reach = Pick<AppContext, 'db' | 'rateLimits' | 'clock'>

/** Ends all sign-ins with the old password, and deletes the counts of failures. */
export async function resetPassword(context: Reach, { token, newPassword }: Reset, visit: Visit): Promise<void> {
  const { request } = visit
  const counts = [countOf(deadResetLinks, request.ip)]
  const email = await countFailures(context.rateLimits, { counts, failing: ['deadToken'] }, () =>
    spend(context, token, newPassword),
  )
  await forgetGuesses(context.rateLimits, { limits: loginGuesses, account: email, request })
  knownLoginBrowsers.remember(visit, email)
}

async function spend({ db, clock }: Reach, token: string, newPassword: string): Promise<string> {
  const hash = digestOf(token)
  // Checked first, because hashing is expensive and only for people with a link. The update below decides between concurrent calls.
  const owner = await findByResetToken(db, hash, clock())
  if (!owner) throw refuse(call, 'deadToken')
  if (await isWeakPassword(newPassword, owner)) throw refuse(call, 'commonPassword')
  const password = await hashPassword(newPassword)
  return db.transaction().execute(async (tx) => {
    const user = await spendResetToken(tx, { hash, now: clock(), password })
    if (!user) throw refuse(call, 'deadToken')
    await deleteSessionsOf(tx, user.id)
    await publish(tx, passwordChanged, { userId: user.id, changeId: newId() })
    return user.email
  })
}
