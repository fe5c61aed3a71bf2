import type { Insertable, Selectable } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'
import type { GatewayPayment } from '#platform/server/payments/gateway.ts'
import type { SandboxPaymentsTable } from './tables.ts'

/** Returns false if the order is already paid: the unique index decides. */
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

/** The payments in the provider's format. The bank reference is invented, so that searching for it can be tried. */
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
