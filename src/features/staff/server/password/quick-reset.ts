import type { FastifyRequest } from 'fastify'
import { isWeakPassword } from '#features/auth/server/public.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { hashPassword } from '#platform/server/passwords.ts'
import { isFromThisMachine } from '#platform/server/http/request-headers.ts'
import { countOf } from '#platform/server/rate-limits/rate-limit.ts'
import { type QuickReset, staff } from '../../contract.ts'
import { findStaffByEmail, insertAdminLog, setStaffPassword } from '../queries.ts'
import { quickResets } from '../rate-limits.ts'
import { lockStaff } from '../second-factor-queries.ts'
import { deleteStaffSessions } from '../session-queries.ts'

const call = staff['POST /api/admin/quick-reset']

/** Sets a new password without any proof, for a developer's machine. A public server does not start if it is turned on. */
export async function quickReset(
  context: AppContext,
  { email, newPassword }: QuickReset,
  request: FastifyRequest,
): Promise<void> {
  const { db, config, rateLimits } = context
  if (!config.adminQuickReset || config.isPublic || !isFromThisMachine(request)) throw refuse(call, 'turnedOff')
  await rateLimits.consume([countOf(quickResets, request.ip)])
  const account = await findStaffByEmail(db, email)
  if (!account?.isActive) throw refuse(call, 'notReset')
  if (await isWeakPassword(newPassword, { ...account, email })) throw refuse(call, 'commonPassword')
  const hash = await hashPassword(newPassword)
  await db.transaction().execute(async (tx) => {
    if (!(await lockStaff(tx, account.id))) throw refuse(call, 'notReset')
    await setStaffPassword(tx, account.id, hash)
    await deleteStaffSessions(tx, account.id)
    await insertAdminLog(tx, { adminId: account.id, action: 'quick reset' })
  })
}
