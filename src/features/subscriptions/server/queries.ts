import type { Insertable, Selectable } from 'kysely'
import type { Holder } from '#features/entitlements/server/public.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import type { Period } from '../timeline.ts'
import type { SubscriptionsTable } from './tables.ts'

const columns = [
  'id',
  'userId',
  'employerId',
  'planId',
  'planVersionId',
  'kind',
  'planName',
  'amount',
  'razorpayOrderId',
  'startDate',
  'endDate',
  'valuePaise',
  'refundedPaise',
  'endedAt',
  'endReason',
  'replacedBy',
  'creditPaise',
] as const
export type StoredSubscription = Pick<Selectable<SubscriptionsTable>, (typeof columns)[number]>

function subscriptionsOf(db: Db, { userId, employerId }: Holder) {
  const rows = db.selectFrom('subscriptions').select(columns)
  // A company's subscription also stores the member who bought it.
  return employerId === null
    ? rows.where('userId', '=', userId).where('employerId', 'is', null)
    : rows.where('employerId', '=', employerId)
}

export function periodOf({ id, kind, planId, startDate, endDate, valuePaise }: StoredSubscription): Period {
  const key = kind === 'interviewer_addon' ? kind : (planId ?? '')
  return { id, key, start: startDate, end: endDate, valuePaise: Number(valuePaise) }
}

/** The subscriptions that have not ended, in the order of time. */
export async function listLive(db: Db, holder: Holder, now: Date): Promise<StoredSubscription[]> {
  return subscriptionsOf(db, holder)
    .where('endedAt', 'is', null)
    .where('endDate', '>', now)
    .orderBy('startDate')
    .orderBy('id')
    .execute()
}

/** The newest fifty. */
export async function listSubscriptions(db: Db, holder: Holder): Promise<StoredSubscription[]> {
  return subscriptionsOf(db, holder).orderBy('startDate', 'desc').orderBy('id', 'desc').limit(50).execute()
}

export async function findByOrder(db: Db, orderId: string): Promise<StoredSubscription | null> {
  const row = await db.selectFrom('subscriptions').select(columns).where('razorpayOrderId', '=', orderId).executeTakeFirst()
  return row ?? null
}

export async function findSubscription(db: Db, id: string): Promise<StoredSubscription | null> {
  const row = await db.selectFrom('subscriptions').select(columns).where('id', '=', id).executeTakeFirst()
  return row ?? null
}

export async function insertSubscription(tx: Tx, row: Insertable<SubscriptionsTable>): Promise<void> {
  await tx.insertInto('subscriptions').values(row).execute()
}

type Replacement = { readonly endReason: 'replaced'; readonly replacedBy: string; readonly creditPaise: number }
type EarlyEnd = Replacement | { readonly endReason: 'refunded' }

export async function endSubscription(tx: Tx, id: string, end: EarlyEnd, now: Date): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ ...end, endedAt: now, subscriptionStatus: 'cancelled', isActive: false, updatedAt: now })
    .where('id', '=', id)
    .execute()
}

export async function moveSubscription(tx: Tx, { id, start, end, valuePaise }: Period, now: Date): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ startDate: start, endDate: end, valuePaise, updatedAt: now })
    .where('id', '=', id)
    .execute()
}

type Change = { readonly endReason: 'refunded' } | { readonly refundedPaise: number } | OrderValue
type OrderValue = { readonly valuePaise: number; readonly creditPaise: number }

export async function changeSubscription(tx: Tx, id: string, change: Change): Promise<void> {
  await tx.updateTable('subscriptions').set(change).where('id', '=', id).execute()
}

/** Active subscriptions that end until `until`, of the kinds that can be renewed. */
export async function listEnding(db: Db, now: Date, until: Date): Promise<StoredSubscription[]> {
  return db
    .selectFrom('subscriptions')
    .select(columns)
    .where('endedAt', 'is', null)
    .where('endDate', '>', now)
    .where('endDate', '<=', until)
    .where('kind', '<>', 'top_up')
    .orderBy('endDate')
    .execute()
}

/** Null for a deleted account. */
export function holderOf({
  userId,
  employerId,
}: {
  readonly userId: string | null
  readonly employerId: string | null
}): Holder | null {
  if (employerId !== null) return { userId: null, employerId }
  return userId === null ? null : { userId, employerId }
}

/** True if nothing of the same kind follows it. */
export async function isLast(db: Db, { id, kind, endDate, ...owner }: StoredSubscription): Promise<boolean> {
  const holder = holderOf(owner)
  if (!holder) return false
  const later = await subscriptionsOf(db, holder)
    .where('kind', '=', kind)
    .where('id', '<>', id)
    .where('endedAt', 'is', null)
    .where('endDate', '>', endDate)
    .executeTakeFirst()
  return later === undefined
}

type Reminder = { readonly subscriptionId: string; readonly days: number }

/** Returns false if this reminder was sent before. */
export async function insertReminder(tx: Tx, { subscriptionId, days }: Reminder, now: Date): Promise<boolean> {
  const made = await tx
    .insertInto('subscriptionReminders')
    .values({ subscriptionId, days, createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('days')
    .executeTakeFirst()
  return made !== undefined
}
