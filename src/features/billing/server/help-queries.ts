import type { Db } from '#platform/server/db.ts'
import type { OrderFile } from '../staff-contract.ts'
import type { Owner } from './owner.ts'
import { orderColumns, type StoredOrder } from './queries.ts'

export async function findOwnOrderByPayment(db: Db, paymentId: string): Promise<StoredOrder | null> {
  const row = await db.selectFrom('orders').select(orderColumns).where('paymentId', '=', paymentId).executeTakeFirst()
  return row ?? null
}

type OrderFilter = { readonly gateway: StoredOrder['gateway']; readonly most: number }

/** The orders of an account or, without an account, of a browser, the newest first. */
export async function listOwnOrders(
  db: Db,
  { userId, holder }: Owner,
  { gateway, most }: OrderFilter,
): Promise<readonly StoredOrder[]> {
  if (userId === null && holder === null) return []
  return db
    .selectFrom('orders')
    .select(orderColumns)
    .where('gateway', '=', gateway)
    .where((where) =>
      where.or([
        ...(userId === null ? [] : [where('userId', '=', userId)]),
        ...(holder === null ? [] : [where('holder', '=', holder)]),
      ]),
    )
    .orderBy('createdAt', 'desc')
    .limit(most)
    .execute()
}

export async function findWholeOrder(db: Db, id: string) {
  return db
    .selectFrom('orders')
    .leftJoin('users', 'users.id', 'orders.userId')
    .select(['orders.id', 'status', 'purpose', 'amountPaise', 'currency', 'gateway', 'paymentId', 'paidAt', 'orders.createdAt'])
    .select(['users.email'])
    .where('orders.id', '=', id)
    .executeTakeFirstOrThrow()
}

type WholeOrder = Awaited<ReturnType<typeof findWholeOrder>>

export function fileOf(order: WholeOrder, rest: Pick<OrderFile, 'payments' | 'refunds'>): OrderFile {
  const { id: orderId, status, purpose, amountPaise, gateway, createdAt, email: buyer } = order
  const facts = { orderId, status, purpose, amountPaise: Number(amountPaise), isSandbox: gateway === 'sandbox', buyer }
  return { ...facts, createdAt: createdAt.toISOString(), ...rest }
}
