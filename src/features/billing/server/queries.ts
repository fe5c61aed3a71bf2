import type { Insertable, Selectable } from 'kysely'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import type { SettledOrder } from '#platform/server/payments/payment-hooks.ts'
import type { PaidOrder } from '#platform/server/payments/signatures.ts'
import type { OrdersTable, PaymentEventsTable } from './tables.ts'

export const orderColumns = [
  'id',
  'userId',
  'employerId',
  'holder',
  'purpose',
  'amountPaise',
  'currency',
  'status',
  'paymentId',
  'gateway',
] as const
export type StoredOrder = Pick<Selectable<OrdersTable>, (typeof orderColumns)[number]>

export async function insertOrder(db: Db, row: Insertable<OrdersTable>): Promise<void> {
  await db.insertInto('orders').values(row).execute()
}

/** Locks the order, so that its payments and refunds are handled one after the other. */
export async function lockOrder(tx: Tx, id: string): Promise<StoredOrder | null> {
  const row = await tx.selectFrom('orders').select(orderColumns).where('id', '=', id).forUpdate().executeTakeFirst()
  return row ?? null
}

export async function findOrder(db: Db, id: string): Promise<StoredOrder | null> {
  const row = await db.selectFrom('orders').select(orderColumns).where('id', '=', id).executeTakeFirst()
  return row ?? null
}

/** Marks an order as paid. Returns the order to only one of several concurrent callers. */
export async function markPaid(tx: Tx, { orderId, paymentId }: PaidOrder, paidAt: Date): Promise<SettledOrder | null> {
  const row = await tx
    .updateTable('orders')
    .set({ status: 'paid', paymentId, paidAt })
    .where('id', '=', orderId)
    .where('status', '<>', 'paid')
    .returning(settledColumns)
    .executeTakeFirst()
  return row ? settled(row) : null
}

/** Never after a success: a failed payment may be followed by a successful one, but not the other way round. */
export async function markFailed(tx: Tx, orderId: string): Promise<void> {
  await tx.updateTable('orders').set({ status: 'failed' }).where('id', '=', orderId).where('status', '=', 'created').execute()
}

/** Returns false if the event was received before. */
export async function insertEvent(tx: Tx, row: Insertable<PaymentEventsTable>): Promise<boolean> {
  const made = await tx
    .insertInto('paymentEvents')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

const settledColumns = [
  'id',
  'userId',
  'employerId',
  'planId',
  'planVersionId',
  'purpose',
  'amountPaise',
  'currency',
  'gateway',
  'paymentId',
  'paidAt',
] as const

/** The caller knows that the order is paid. */
export async function findSettledOrder(tx: Tx, orderId: string): Promise<SettledOrder> {
  const row = await tx.selectFrom('orders').select(settledColumns).where('id', '=', orderId).executeTakeFirstOrThrow()
  return settled(row)
}

function settled(row: Pick<Selectable<OrdersTable>, (typeof settledColumns)[number]>): SettledOrder {
  return {
    ...row,
    amountPaise: Number(row.amountPaise),
    paymentId: assertDefined(row.paymentId, 'the payment of a paid order'),
    paidAt: assertDefined(row.paidAt, 'the time of a paid order'),
  }
}

export async function deleteUnpaidOrders(db: Db, until: Date): Promise<void> {
  await db
    .deleteFrom('orders')
    .where('status', '<>', 'paid')
    .where('createdAt', '<=', until)
    // Orders with a refund or a case of staff are kept, because money has moved.
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('refunds').select('refunds.id').whereRef('refunds.orderId', '=', 'orders.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('paymentCases').select('paymentCases.id').whereRef('paymentCases.orderId', '=', 'orders.id'))),
    )
    .execute()
}

/** Removes the browsers of orders without an account: their owners have seen the result long ago. */
export async function forgetHolders(db: Db, until: Date): Promise<void> {
  await db.updateTable('orders').set({ holder: null }).where('holder', 'is not', null).where('createdAt', '<=', until).execute()
}

export async function deleteOldEvents(db: Db, until: Date): Promise<void> {
  await db.deleteFrom('paymentEvents').where('receivedAt', '<=', until).execute()
}
