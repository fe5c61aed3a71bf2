import { insertAdminLog } from '#features/staff/server/door.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { Facilities } from '#platform/server/facilities.ts'
import { contactDesk, type LeftMessage } from '../desk-contract.ts'
import { setAnswered } from './desk-queries.ts'

type Mark = { readonly adminId: string; readonly messageId: string; readonly isAnswered: boolean }

export async function markAnswered({ db, clock }: Pick<Facilities, 'db' | 'clock'>, mark: Mark): Promise<LeftMessage> {
  const { adminId, messageId, isAnswered } = mark
  return db.transaction().execute(async (tx) => {
    const message = await setAnswered(tx, messageId, isAnswered ? clock() : null)
    if (!message) throw refuse(contactDesk['PUT /api/admin/contact-messages/:messageId'], 'notFound')
    const action = isAnswered ? 'answer message' : 'reopen message'
    await insertAdminLog(tx, { adminId, action, targetType: 'contact_message', targetId: messageId })
    return message
  })
}
