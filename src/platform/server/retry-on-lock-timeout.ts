import { sql } from 'kysely'
import type { Db, Tx } from './db.ts'
import { isLockConflict } from './db.ts'

// Well under the second after which PostgreSQL looks for a deadlock and picks one of the two.
const patience = '300ms'
const tries = 20

/**
 * For a transaction that locks rows of many tables, and so may meet others who lock the same rows in another order. It steps
 * back from each lock that is not free soon, lets the other finish, and begins again: nobody is broken off for its sake.
 */
export async function retryOnLockTimeout<T>(db: Db, action: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(async (tx) => {
        await sql`select set_config('lock_timeout', ${patience}, true)`.execute(tx)
        return action(tx)
      })
    } catch (error) {
      if (!isLockConflict(error) || attempt === tries) throw error
    }
  }
}
