import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'
import type { GatewayPayment } from '#platform/server/payments/gateway.ts'
import type { Refund } from '../staff-contract.ts'
import type { RefundsTable } from './tables.ts'

const columns = [
  'id',
  'paymentId',
  'orderId',
  'amountPaise',
  'endsPurchase',
  'reason',
  'status',
  'providerId',
  'requestedAt',
  'endedAt',
] as const
export type StoredRefund = Pick<Selectable<RefundsTable>, (typeof columns)[number]>

/** Returns false if another refund of this payment is in progress, or the provider's refund is already stored: the unique indexes decide. */
export async function insertRefund(tx: Tx, row: Insertable<RefundsTable>): Promise<boolean> {
  const made = await tx
    .insertInto('refunds')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

export async function findRefund(db: Db, id: string): Promise<StoredRefund | null> {
  const row = await db.selectFrom('refunds').select(columns).where('id', '=', id).executeTakeFirst()
  return row ?? null
}

/** Finds a refund by the provider's id, or by ours if the provider accepted it before we could store its id. */
export async function findRefundOf(
  db: Db,
  { id, key }: { readonly id: string; readonly key: string | null },
): Promise<StoredRefund | null> {
  const row = await db
    .selectFrom('refunds')
    .select(columns)
    .where((where) => where.or([where('providerId', '=', id), where(sql<string>`id::text`, '=', key ?? '')]))
    .executeTakeFirst()
  return row ?? null
}

export async function listRefunds(db: Db, by: 'orderId' | 'paymentId', id: string): Promise<readonly StoredRefund[]> {
  return db.selectFrom('refunds').select(columns).where(by, '=', id).orderBy('requestedAt').orderBy('id').execute()
}

/** The refunded amount of a payment; with `isOpenToo`, including refunds in progress. */
export async function refundedPaise(db: Db, paymentId: string, isOpenToo: boolean): Promise<number> {
  const { sum } = await db
    .selectFrom('refunds')
    .select(sql<string>`coalesce(sum(amount_paise), 0)`.as('sum'))
    .where('paymentId', '=', paymentId)
    .where('status', 'in', isOpenToo ? ['requested', 'pending', 'processed'] : ['processed'])
    .executeTakeFirstOrThrow()
  return Number(sum)
}

/** The amount that can still be refunded. The provider may know of a refund from its dashboard whose event we have not received. */
export async function leftToRefund(
  db: Db,
  { id, amountPaise, refundedPaise: known }: Pick<GatewayPayment, 'id' | 'amountPaise' | 'refundedPaise'>,
): Promise<number> {
  return Math.max(0, amountPaise - Math.max(known, await refundedPaise(db, id, true)))
}

export async function markAccepted(
  tx: Tx,
  id: string,
  at: { readonly providerId: string; readonly nextAt: Date },
): Promise<void> {
  await tx
    .updateTable('refunds')
    .set({ ...at, status: 'pending' })
    .where('id', '=', id)
    .where('status', '=', 'requested')
    .execute()
}

type End = { readonly status: 'processed' | 'failed'; readonly providerId: string | null; readonly endedAt: Date }

/** Ends a refund; returns true for only one caller. A failed refund may still become processed, but not the other way round. */
export async function endRefund(tx: Tx, id: string, { providerId, ...end }: End): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('refunds')
    .set({ ...end, ...(providerId && { providerId }) })
    .where('id', '=', id)
    .where('status', 'in', end.status === 'processed' ? ['requested', 'pending', 'failed'] : ['requested', 'pending'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Claims refunds to ask the provider about. The claim ends at `until`, so that a process that dies does not keep it. */
export async function claimRefunds(
  db: Db,
  { now, until, most }: { readonly now: Date; readonly until: Date; readonly most: number },
) {
  return db
    .updateTable('refunds')
    .set({ nextAt: until })
    .where('id', 'in', (from) =>
      from
        .selectFrom('refunds')
        .select('id')
        .where('status', 'in', ['requested', 'pending'])
        .where('nextAt', '<=', now)
        .orderBy('nextAt')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning(columns)
    .execute()
}

export function onWire({ providerId, amountPaise, requestedAt, endedAt, ...refund }: StoredRefund): Refund {
  const times = { requestedAt: requestedAt.toISOString(), endedAt: endedAt?.toISOString() ?? null }
  return { ...refund, ...times, amountPaise: Number(amountPaise), isAccepted: providerId !== null }
}
