import type { Insertable, Selectable } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'
import type { ContactMessagesTable } from './tables.ts'

export async function insertMessage(tx: Tx, row: Insertable<ContactMessagesTable>): Promise<void> {
  await tx.insertInto('contactMessages').values(row).execute()
}

export async function findMessage(db: Db, id: string): Promise<Selectable<ContactMessagesTable> | null> {
  const row = await db.selectFrom('contactMessages').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? null
}

export async function deleteOldMessages(db: Db, until: Date): Promise<void> {
  await db.deleteFrom('contactMessages').where('createdAt', '<=', until).execute()
}
