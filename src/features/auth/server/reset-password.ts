import { refuse } from '#platform/contract/refusal.ts'
import { publish } from '#platform/server/events.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { networkOf } from '#platform/server/network.ts'
import { newId } from '#platform/server/new-id.ts'
import { hashPassword } from '#platform/server/passwords.ts'
import { digestOf } from '#platform/server/token.ts'
import { auth, passwordChanged } from '../contract.ts'
import { attempt, countOf, forget } from './attempts.ts'
import { isCommonPassword } from './common-passwords.ts'
import { failuresOf } from './login.ts'
import { isResetTokenAlive, spendResetToken } from './queries.ts'
import { deleteSessionsOf } from './session-queries.ts'

const call = auth['POST /api/auth/reset-password']

type Reset = { readonly token: string; readonly newPassword: string; readonly ip: string }
type Reach = Pick<AppContext, 'db' | 'limits' | 'clock'>

/** Anyone who was signed in with the old password is so no longer, and the failures that led here are forgotten. */
export async function resetPassword(context: Reach, { token, newPassword, ip }: Reset): Promise<void> {
  const counts = [countOf('password reset from', networkOf(ip), { max: 30, windowSeconds: 15 * 60 })]
  const email = await attempt(context, { counts, failing: ['deadToken'] }, () => spend(context, token, newPassword))
  await forget(context, [failuresOf(email)])
}

async function spend({ db, clock }: Reach, token: string, newPassword: string): Promise<string> {
  if (await isCommonPassword(newPassword)) throw refuse(call, 'commonPassword')
  const hash = digestOf(token)
  // Looked at first: a hash is made at some cost, and only for anyone who holds a link. Which of two comes first is decided below.
  if (!(await isResetTokenAlive(db, hash, clock()))) throw refuse(call, 'deadToken')
  const password = await hashPassword(newPassword)
  return db.transaction().execute(async (tx) => {
    const user = await spendResetToken(tx, { hash, now: clock(), password })
    if (!user) throw refuse(call, 'deadToken')
    await deleteSessionsOf(tx, user.id)
    await publish(tx, passwordChanged, { userId: user.id, changeId: newId() })
    return user.email
  })
}
