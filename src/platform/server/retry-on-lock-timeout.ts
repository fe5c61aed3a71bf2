import { sql } from 'kysely'
import type { Db, Tx } from './db.ts'
import { isLockConflict } from './db.ts'

// Much shorter than the second after which PostgreSQL resolves a deadlock by aborting one of the transactions.
const patience = '300ms'
const tries = 20

/**
 * Runs a transaction that locks rows of many tables, and may meet others that lock the same rows in another order. If a lock is not free soon, it
 * rolls back, lets the other transaction finish, and starts again. So it never causes another transaction to be aborted.
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
