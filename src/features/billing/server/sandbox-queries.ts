import type { Insertable, Selectable } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'
import type { GatewayPayment } from '#platform/server/payments/gateway.ts'
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

/** As the provider would answer. The reference of the bank is made up, so that it can be tried. */
export async function listSandboxPayments(db: Db, by: 'id' | 'orderId', id: string): Promise<readonly GatewayPayment[]> {
  const rows = await db
    .selectFrom('sandboxPayments')
    .innerJoin('orders', 'orders.id', 'sandboxPayments.orderId')
    .select(['sandboxPayments.id', 'orderId', 'outcome', 'amountPaise', 'currency'])
    .where(by === 'id' ? 'sandboxPayments.id' : 'orderId', '=', id)
    .orderBy('sandboxPayments.createdAt')
    .execute()
  return rows.map(({ outcome, amountPaise, ...row }) => ({
    ...row,
    amountPaise: Number(amountPaise),
    status: outcome,
    refundedPaise: 0,
    bankReferences: [row.id.replaceAll(/\D/g, '').padStart(12, '4').slice(0, 12)],
  }))
}
