import type { Insertable, Selectable } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'
import type { SandboxPaymentsTable } from './tables.ts'

/** False when the order is paid already: the unique index decides. */
export async function insertSandboxPayment(tx: Tx, row: Insertable<SandboxPaymentsTable>): Promise<boolean> {
  const made = await tx
    .insertInto('sandboxPayments')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

export async function findSandboxPayment(db: Db, id: string): Promise<Selectable<SandboxPaymentsTable> | null> {
  const row = await db.selectFrom('sandboxPayments').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? null
}
