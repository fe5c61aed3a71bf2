import type { FastifyRequest } from 'fastify'
import { endOtherSignIns, findPassword, isCommonPassword, provePassword, setPassword } from '#features/auth/server/door.ts'
import { passwordChanged } from '#features/auth/contract.ts'
import { refuse } from '#platform/contract/refusal.ts'
import { publish } from '#platform/server/events.ts'
import type { Facilities } from '#platform/server/facilities.ts'
import { newId } from '#platform/server/new-id.ts'
import { hashPassword } from '#platform/server/passwords.ts'
import { type PasswordChange, settings } from '../contract.ts'

const call = settings['POST /api/settings/password']

type Asking = { readonly userId: string; readonly request: FastifyRequest }

/** Whoever else is signed in with the old password is so no longer, and the owner of the address hears of it. */
export async function changePassword(
  facilities: Facilities,
  asking: Asking,
  { currentPassword, newPassword }: PasswordChange,
): Promise<void> {
  const { db, clock } = facilities
  if ((await findPassword(db, asking.userId)) === null) throw refuse(call, 'noPassword')
  // In the same form of each letter as when it was chosen.
  const current = currentPassword.normalize('NFC')
  if (!(await provePassword(facilities, asking.userId, current))) throw refuse(call, 'wrongPassword')
  if (newPassword === current) throw refuse(call, 'samePassword')
  if (await isCommonPassword(newPassword)) throw refuse(call, 'commonPassword')
  const hash = await hashPassword(newPassword)
  await db.transaction().execute(async (tx) => {
    await setPassword(tx, asking.userId, hash, clock())
    await endOtherSignIns(tx, asking)
    await publish(tx, passwordChanged, { userId: asking.userId, changeId: newId() })
  })
}
