import type { Insertable } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { WishesTable } from './tables.ts'

export async function insertWish(db: Db, row: Insertable<WishesTable>): Promise<void> {
  await db.insertInto('wishes').values(row).execute()
}
