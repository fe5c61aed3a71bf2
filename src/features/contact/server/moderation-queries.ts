import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'
import type { QueuedMessage } from '../moderation-contract.ts'
import type { ContactMessagesTable } from './tables.ts'

const shown = 100

export async function listMessages(db: Db): Promise<QueuedMessage[]> {
  const rows = await db
    .selectFrom('contactMessages')
    .selectAll()
    .orderBy(sql`answered_at is not null`)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(shown)
    .execute()
  return rows.map(onWire)
}

/** Null when there is no such message. */
export async function setAnswered(tx: Tx, id: string, answeredAt: Date | null): Promise<QueuedMessage | null> {
  const row = await tx.updateTable('contactMessages').set({ answeredAt }).where('id', '=', id).returningAll().executeTakeFirst()
  return row ? onWire(row) : null
}

function onWire({ createdAt, answeredAt, ...row }: Selectable<ContactMessagesTable>): QueuedMessage {
  return { ...row, createdAt: createdAt.toISOString(), isAnswered: answeredAt !== null }
}
