import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'
import type { DigestsTable } from './tables.ts'

type Claim = Pick<DigestsTable, 'userId' | 'day'> & { readonly now: Date }

/** Returns true for the first caller of a day; others wait until that is certain. Also false if the account was deleted. */
export async function claimDay(tx: Tx, { userId, day, now }: Claim): Promise<boolean> {
  const { rows } = await sql`
    insert into digests (user_id, day, gathered_at) select id, ${day}::int, ${now}::timestamptz from users where id = ${userId}
    on conflict do nothing returning user_id`.execute(tx)
  return rows.length > 0
}

/** Deletes old claims; an old digest is not sent again. */
export async function deleteDigestsBefore(db: Db, day: number): Promise<void> {
  await db.deleteFrom('digests').where('day', '<', day).execute()
}
