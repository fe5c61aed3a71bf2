import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { Row } from './insert-any.ts'
import type { Rows } from './a-whole-person.ts'

/** Inserts both entries of a movement in one statement, because the database refuses a single one. */
export async function anEntitlement(pool: Pool, userId: string, subscription: string): Promise<Rows[string]> {
  const { rows } = await pool.query<Row>(
    `insert into entitlement_entries
       (id, movement_id, is_holder, user_id, entitlement, kind, units, effective_at, subscription_id, created_at)
     select gen_random_uuid(), $1::uuid, side, case when side then $2::uuid end, 'boosts', 'granted', case when side then 1 else -1 end, now(), $3::uuid, now()
     from unnest(array[true, false]) side returning *`,
    [randomUUID(), userId, subscription],
  )
  return rows.filter((row) => row['is_holder']).map((row) => ({ table: 'entitlement_entries', row }))
}
