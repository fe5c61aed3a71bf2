import {
  endOtherSignIns,
  findPassword,
  findPerson,
  isWeakPassword,
  verifyPassword,
  renewSession,
  replacePassword,
} from '#features/auth/server/public.ts'
import { passwordChanged } from '#features/auth/contract.ts'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import { refuse } from '#platform/contract/refusal.ts'
import { publish } from '#platform/server/events.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Visit } from '#platform/server/http/token-cookie.ts'
import { newId } from '#platform/server/new-id.ts'
import { hashPassword } from '#platform/server/passwords.ts'
import { type PasswordChange, settings } from '../contract.ts'

const call = settings['POST /api/settings/password']

type PasswordRequest = Visit & { readonly userId: string }

/** Ends all other sign-ins, invalidates copied cookies, and notifies the owner by email. */
export async function changePassword(
  context: AppContext,
  asking: PasswordRequest,
  { currentPassword, newPassword }: PasswordChange,
): Promise<void> {
  const { db, clock } = context
  const { userId, ...visit } = asking
  const stored = await findPassword(db, userId)
  if (stored === null) throw refuse(call, 'noPassword')
  // In the Unicode form in which it was stored.
  const current = currentPassword.normalize('NFC')
  if (!(await verifyPassword(context, userId, current))) throw refuse(call, 'wrongPassword')
  if (newPassword === current) throw refuse(call, 'samePassword')
  const owner = assertDefined(await findPerson(db, userId), 'the account')
  if (await isWeakPassword(newPassword, owner)) throw refuse(call, 'commonPassword')
  const hash = await hashPassword(newPassword)
  await db.transaction().execute(async (tx) => {
    const now = clock()
    const isChanged = await replacePassword(tx, { userId, from: stored, to: hash, now })
    if (!isChanged) throw refuse(call, 'wrongPassword')
    await endOtherSignIns(tx, asking)
    await renewSession({ db: tx, clock }, visit)
    await publish(tx, passwordChanged, { userId, changeId: newId() })
  })
}
