import type { AppContext } from '#platform/server/app-context.ts'
import type { Tx } from '#platform/server/db.ts'
import type { Visit } from '#platform/server/http/token-cookie.ts'
import { insertAdminLog, setLastLogin } from './queries.ts'
import { startStaffSession } from './session.ts'

type SignIn = Visit & { readonly adminId: string; readonly how: string }

/** Completes a sign-in in the transaction that locks the account: a password reset comes either before, or afterwards and ends the sign-in. */
export async function completeSignIn(
  tx: Tx,
  { clock }: Pick<AppContext, 'clock'>,
  { adminId, how, ...visit }: SignIn,
): Promise<void> {
  await startStaffSession({ db: tx, clock }, visit, adminId)
  await setLastLogin(tx, adminId, clock())
  await insertAdminLog(tx, { adminId, action: 'sign in', description: how })
}
