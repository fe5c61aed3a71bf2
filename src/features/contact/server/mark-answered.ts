import { settleClaim } from '#features/moderation/server/public.ts'
import { insertAdminLog } from '#features/staff/server/public.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { contactModeration, type MessageMark, type QueuedMessage } from '../moderation-contract.ts'
import { hasMessage, messageQueue, setAnswered } from './moderation-queries.ts'

const call = contactModeration['PUT /api/admin/contact-messages/:messageId']

type Mark = MessageMark & { readonly adminId: string; readonly messageId: string }

export async function markAnswered({ db, clock }: Pick<AppContext, 'db' | 'clock'>, mark: Mark): Promise<QueuedMessage> {
  const { adminId, messageId, isAnswered, reason } = mark
  const now = clock()
  return db.transaction().execute(async (tx) => {
    await settleClaim(tx, { queue: messageQueue, itemId: messageId, adminId, now })
    const message = await setAnswered(tx, messageId, isAnswered ? now : null)
    if (!message) throw refuse(call, (await hasMessage(tx, messageId)) ? 'decided' : 'notFound')
    const action = isAnswered ? 'answer message' : 'reopen message'
    await insertAdminLog(tx, { adminId, action, description: reason || null, targetType: 'contact_message', targetId: messageId })
    return message
  })
}
