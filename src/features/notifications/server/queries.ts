import { type Selectable, sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { NotificationsTable } from './tables.ts'

const shownColumns = ['id', 'kind', 'title', 'body', 'link', 'messageId', 'createdAt', 'readAt'] as const
export type NotificationRow = Pick<Selectable<NotificationsTable>, (typeof shownColumns)[number]>

export type NewNotification = Selectable<NotificationsTable>

/** Returns true if it is new: once per person and key, and the first of a day once per day. A deleted account gets none. */
export async function insertNotification(db: Db, row: NewNotification): Promise<boolean> {
  const { id, userId, key, kind, topic, title, body, link, applicationId, messageId, createdAt, readAt, mailedAt, firstOn } = row
  const { rows } = await sql`
    insert into notifications (id, user_id, key, kind, topic, title, body, link, application_id, message_id, created_at, read_at, mailed_at, first_on)
    select ${id}, id, ${key}, ${kind}, ${topic}::text, ${title}, ${body}, ${link}::text, ${applicationId}::uuid, ${messageId}::uuid, ${createdAt}, ${readAt}::timestamptz,
      ${mailedAt}::timestamptz, ${firstOn}::int
    from users where id = ${userId}
    on conflict do nothing returning id`.execute(db)
  return rows.length > 0
}

/** The newest first, without receipts of the person's own actions. */
export async function listNotifications(db: Db, userId: string, limit: number): Promise<NotificationRow[]> {
  return db
    .selectFrom('notifications')
    .select(shownColumns)
    .where('userId', '=', userId)
    .where(sql<boolean>`topic is distinct from 'receipt'`)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function countUnread(db: Db, userId: string, most: number): Promise<number> {
  const unread = db.selectFrom('notifications').select('id').where('userId', '=', userId).where('readAt', 'is', null).limit(most)
  const { count } = await db
    .selectFrom(unread.as('unread'))
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** An earlier reading time is kept. Returns null unless it belongs to this person. */
export async function markOne(
  db: Db,
  userId: string,
  { id, readAt }: { readonly id: string; readonly readAt: Date | null },
): Promise<NotificationRow | null> {
  const row = await db
    .updateTable('notifications')
    .set({ readAt: readAt && sql<Date>`coalesce(read_at, ${readAt})` })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning(shownColumns)
    .executeTakeFirst()
  return row ?? null
}

export async function markAll(db: Db, userId: string, now: Date): Promise<void> {
  await db.updateTable('notifications').set({ readAt: now }).where('userId', '=', userId).where('readAt', 'is', null).execute()
}

/** Deletes notifications about applications to this company. */
export async function deleteNotificationsOf(
  db: Db,
  { userId, employerId }: { readonly userId: string; readonly employerId: string },
): Promise<void> {
  await sql`
    delete from notifications where user_id = ${userId} and application_id in (
      select applications.id from applications join jobs on jobs.id = applications.job_id where jobs.posted_by = ${employerId})`.execute(
    db,
  )
}
