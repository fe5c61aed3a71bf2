import { type Selectable, sql } from 'kysely'
import type { Part } from '#platform/contract/paging.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import type { QueuedMessage } from '../moderation-contract.ts'
import type { ContactMessagesTable } from './tables.ts'

export async function listMessages(db: Db, { page, limit }: Part): Promise<QueuedMessage[]> {
  const rows = await db
    .selectFrom('contactMessages')
    .selectAll()
    .orderBy(sql`answered_at is not null`)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return rows.map(onWire)
}

export async function countMessages(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('contactMessages')
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Null when there is no such message. */
export async function setAnswered(tx: Tx, id: string, answeredAt: Date | null): Promise<QueuedMessage | null> {
  const row = await tx.updateTable('contactMessages').set({ answeredAt }).where('id', '=', id).returningAll().executeTakeFirst()
  return row ? onWire(row) : null
}

function onWire({ createdAt, answeredAt, ...row }: Selectable<ContactMessagesTable>): QueuedMessage {
  return { ...row, createdAt: createdAt.toISOString(), isAnswered: answeredAt !== null }
}
