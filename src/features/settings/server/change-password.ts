import type { FastifyRequest } from 'fastify'
import { endOtherSignIns, findPassword, isCommonPassword, verifyPassword, setPassword } from '#features/auth/server/public.ts'
import { passwordChanged } from '#features/auth/contract.ts'
import { refuse } from '#platform/contract/refusal.ts'
import { publish } from '#platform/server/events.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { newId } from '#platform/server/new-id.ts'
import { hashPassword } from '#platform/server/passwords.ts'
import { type PasswordChange, settings } from '../contract.ts'

const call = settings['POST /api/settings/password']

type PasswordRequest = { readonly userId: string; readonly request: FastifyRequest }

/** Anyone who else is signed in with the old password is so no longer, and the owner of the address hears of it. */
export async function changePassword(
  context: AppContext,
  asking: PasswordRequest,
  { currentPassword, newPassword }: PasswordChange,
): Promise<void> {
  const { db, clock } = context
  if ((await findPassword(db, asking.userId)) === null) throw refuse(call, 'noPassword')
  // In the same form of each email as when it was chosen.
  const current = currentPassword.normalize('NFC')
  if (!(await verifyPassword(context, asking.userId, current))) throw refuse(call, 'wrongPassword')
  if (newPassword === current) throw refuse(call, 'samePassword')
  if (await isCommonPassword(newPassword)) throw refuse(call, 'commonPassword')
  const hash = await hashPassword(newPassword)
  await db.transaction().execute(async (tx) => {
    await setPassword(tx, asking.userId, hash, clock())
    await endOtherSignIns(tx, asking)
    await publish(tx, passwordChanged, { userId: asking.userId, changeId: newId() })
  })
}
