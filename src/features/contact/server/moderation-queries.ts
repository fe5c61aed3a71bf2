import { type Selectable, sql } from 'kysely'
import { passes } from '#features/moderation/server/public.ts'
import type { QueueFilter } from '#features/moderation/contract.ts'
import type { Part } from '#platform/contract/paging.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import type { ModerationQueue } from '#platform/server/moderation-queue.ts'
import type { QueuedMessage } from '../moderation-contract.ts'
import type { ContactMessagesTable } from './tables.ts'

export const messageQueue: ModerationQueue = {
  name: 'contact-messages',
  title: 'Contact Messages',
  path: '/admin/contact-messages',
  permission: 'contact-messages',
  nouns: ['message', 'messages'],
  dueHours: 24,
  waiting: sql`select id, created_at as since, null::timestamptz as due, 'message' as kind from contact_messages where answered_at is null`,
}

type MessageFilter = QueueFilter & { readonly adminId: string; readonly now: Date }
const shown = (filter: MessageFilter) => passes(messageQueue, sql.ref('contact_messages.id'), filter)

export async function listMessages(db: Db, { page, limit }: Part, filter: MessageFilter): Promise<QueuedMessage[]> {
  const rows = await db
    .selectFrom('contactMessages')
    .selectAll()
    .where(shown(filter))
    .orderBy(sql`answered_at is not null`)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return rows.map(onWire)
}

export async function countMessages(db: Db, filter: MessageFilter): Promise<number> {
  const { total } = await db
    .selectFrom('contactMessages')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(shown(filter))
    .executeTakeFirstOrThrow()
  return total
}

/** Returns null if there is no such message, or it already has this state: of two concurrent calls the second changes nothing. */
export async function setAnswered(tx: Tx, id: string, answeredAt: Date | null): Promise<QueuedMessage | null> {
  const row = await tx
    .updateTable('contactMessages')
    .set({ answeredAt })
    .where('id', '=', id)
    .where('answeredAt', answeredAt ? 'is' : 'is not', null)
    .returningAll()
    .executeTakeFirst()
  return row ? onWire(row) : null
}

export async function hasMessage(tx: Tx, id: string): Promise<boolean> {
  return (await tx.selectFrom('contactMessages').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

function onWire({ createdAt, answeredAt, ...row }: Selectable<ContactMessagesTable>): QueuedMessage {
  return { ...row, createdAt: createdAt.toISOString(), isAnswered: answeredAt !== null }
}
