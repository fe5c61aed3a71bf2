import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'
import type { ModerationQueue } from '#platform/server/moderation-queue.ts'
import type { QueueFilter } from '../contract.ts'

const lifeMs = 30 * 60_000

/** The waiting entries with their due times and current claims. */
export const entriesOf = ({ name, dueHours, waiting }: ModerationQueue, now: Date): RawBuilder<unknown> => sql`
  select waiting.id, waiting.kind, waiting.since, coalesce(waiting.due, waiting.since + make_interval(hours => ${dueHours})) as due_at,
    claim.admin_id, claim.expires_at
  from (${waiting}) waiting left join moderation_claims claim
    on claim.queue = ${name} and claim.item_id = waiting.id and claim.expires_at > ${now}`

export type ClaimHolder = { readonly adminId: string; readonly now: Date }

/**
 * Claims an entry, unless somebody else has claimed it or it does not wait. One statement decides, however many people try. If `itemId` is null, it
 * claims the most urgent unclaimed entry.
 */
export async function insertClaim(
  db: Db,
  queue: ModerationQueue,
  itemId: string | null,
  { adminId, now }: ClaimHolder,
): Promise<{ readonly itemId: string; readonly expiresAt: Date } | null> {
  const chosen = itemId === null ? sql`admin_id is null` : sql`id = ${itemId}`
  const { rows } = await sql<{ itemId: string; expiresAt: Date }>`
    insert into moderation_claims as held (queue, item_id, admin_id, claimed_at, expires_at)
      select ${queue.name}, id, ${adminId}::uuid, ${now}::timestamptz, ${new Date(now.getTime() + lifeMs)}::timestamptz
      from (${entriesOf(queue, now)}) entry where ${chosen} order by due_at, id limit 1
    on conflict (queue, item_id) do update
      set admin_id = excluded.admin_id, claimed_at = excluded.claimed_at, expires_at = excluded.expires_at
      where held.expires_at <= excluded.claimed_at or (held.admin_id = excluded.admin_id and ${itemId !== null})
    returning item_id, expires_at`.execute(db)
  return rows[0] ?? null
}

export async function deleteClaim(db: Db, queue: string, itemId: string, adminId: string): Promise<void> {
  await db
    .deleteFrom('moderationClaims')
    .where('queue', '=', queue)
    .where('itemId', '=', itemId)
    .where('adminId', '=', adminId)
    .execute()
}

/** Locked until the transaction of the decision ends. */
export async function lockClaim(tx: Tx, queue: string, itemId: string) {
  const row = await tx
    .selectFrom('moderationClaims')
    .select(['adminId', 'expiresAt'])
    .where('queue', '=', queue)
    .where('itemId', '=', itemId)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export async function isWaiting(db: Db, queue: ModerationQueue, itemId: string): Promise<boolean> {
  const { rows } = await sql`select from (${queue.waiting}) waiting where id = ${itemId}`.execute(db)
  return rows.length > 0
}

export async function hasFree(db: Db, queue: ModerationQueue, { now }: ClaimHolder): Promise<boolean> {
  const { rows } = await sql`select from (${entriesOf(queue, now)}) entry where admin_id is null limit 1`.execute(db)
  return rows.length > 0
}

/** For the lists of features: whether the row with this id matches the filter. Without a filter, every row does. */
export function passes(
  queue: ModerationQueue,
  id: RawBuilder<unknown>,
  { show = 'all', kind = '', adminId, now }: QueueFilter & ClaimHolder,
): RawBuilder<SqlBool> {
  if (show === 'all' && kind === '') return sql`true`
  const shown = {
    all: sql`true`,
    free: sql`entry.admin_id is null`,
    mine: sql`entry.admin_id = ${adminId}`,
    overdue: sql`entry.due_at <= ${now}`,
  }[show]
  const ofKind = kind === '' ? sql`true` : sql`entry.kind = ${kind}`
  return sql`${id} in (select entry.id from (${entriesOf(queue, now)}) entry where ${shown} and ${ofKind})`
}

export async function deleteEndedClaims(db: Db, until: Date): Promise<void> {
  await db.deleteFrom('moderationClaims').where('expiresAt', '<=', until).execute()
}
