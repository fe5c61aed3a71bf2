import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Visit } from '#platform/server/http/token-cookie.ts'
import { isPassword } from '#platform/server/passwords.ts'
import { countOf } from '#platform/server/rate-limits/rate-limit.ts'
import { staffAccount } from '../../account-contract.ts'
import { findStaffPassword, logAlone } from '../queries.ts'
import { wrongStaffPasswords } from '../rate-limits.ts'
import { confirmSession } from '../session.ts'

type Confirmation = Visit & { readonly id: string; readonly password: string }

/** Confirms the password before a dangerous action. Attempts are counted before the check, so that concurrent attempts cannot exceed the limit. */
export async function confirmPassword(context: AppContext, { id, password, ...visit }: Confirmation): Promise<void> {
  const { db, rateLimits } = context
  const counts = [countOf(wrongStaffPasswords, id)]
  await rateLimits.consume(counts)
  if (!(await isPassword(await findStaffPassword(db, id), password.normalize('NFC')))) {
    await logAlone(db, { adminId: id, action: 'fail password' })
    throw refuse(staffAccount['POST /api/admin/confirm-password'], 'wrongPassword')
  }
  await rateLimits.reset(counts)
  await confirmSession(context, visit)
}
