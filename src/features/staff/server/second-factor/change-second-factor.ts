import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { publish } from '#platform/server/events.ts'
import type { FastifyRequest } from 'fastify'
import { newId } from '#platform/server/new-id.ts'
import { staffAccount } from '../../account-contract.ts'
import { staffAccessChanged } from '../../contract.ts'
import { insertAdminLog } from '../queries.ts'
import { requireRecentPassword } from '../session.ts'
import { lockStaff, removeSecondFactor, replaceRecoveryCodes } from '../second-factor-queries.ts'
import { hashesOf } from './set-up.ts'
import { newRecoveryCodes } from './totp.ts'

type Reach = Pick<AppContext, 'db' | 'clock' | 'config'>
type OwnSecondFactor = { readonly id: string; readonly request: FastifyRequest }

/** Replaces the remaining recovery codes by new ones. */
export async function renewRecoveryCodes(context: Reach, { id, request }: OwnSecondFactor): Promise<readonly string[]> {
  await requireRecentPassword(context, request)
  const codes = newRecoveryCodes()
  await context.db.transaction().execute(async (tx) => {
    const person = await lockStaff(tx, id)
    if (!person?.secondFactorSince) throw refuse(staffAccount['POST /api/admin/second-factor/recovery-codes'], 'notInUse')
    await replaceRecoveryCodes(tx, id, hashesOf(id, codes))
    await insertAdminLog(tx, { adminId: id, action: 'renew recovery codes' })
  })
  return codes
}

export async function turnOffSecondFactor(context: Reach, { id, request }: OwnSecondFactor): Promise<void> {
  if (context.config.isPublic) throw refuse(staffAccount['DELETE /api/admin/second-factor'], 'isRequired')
  await requireRecentPassword(context, request)
  await context.db.transaction().execute(async (tx) => {
    await lockStaff(tx, id)
    await removeSecondFactor(tx, id)
    await publish(tx, staffAccessChanged, { adminId: id, changeId: newId(), change: 'secondFactorOff' })
    await insertAdminLog(tx, { adminId: id, action: 'turn off second factor' })
  })
}
