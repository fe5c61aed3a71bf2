import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'
import type { NotificationsTable } from './tables.ts'

const shownColumns = ['id', 'kind', 'title', 'body', 'link', 'createdAt', 'readAt'] as const
export type NotificationRow = Pick<Selectable<NotificationsTable>, (typeof shownColumns)[number]>

export type NewNotification = Omit<Selectable<NotificationsTable>, 'readAt'>

/** Once per person and key; a person who has left gets none. */
export async function insertNotification(db: Db, { userId, ...told }: NewNotification): Promise<void> {
  const { id, key, kind, title, body, link, createdAt, mailedAt } = told
  await sql`
    insert into notifications (id, user_id, key, kind, title, body, link, created_at, mailed_at)
    select ${id}, id, ${key}, ${kind}, ${title}, ${body}, ${link}, ${createdAt}, ${mailedAt}::timestamptz from users where id = ${userId}
    on conflict (user_id, key) do nothing`.execute(db)
}

/** The newest first. */
export async function listNotifications(db: Db, userId: string, limit: number): Promise<NotificationRow[]> {
  return db
    .selectFrom('notifications')
    .select(shownColumns)
    .where('userId', '=', userId)
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

/** What was read before keeps its time. Null unless it is this person's. */
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

/** People for whom the letter of the day would have news of their applications. */
export async function listUpdatedUsers(db: Db, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('notifications')
    .select('userId')
    .distinct()
    .where('kind', '=', 'application')
    .where('mailedAt', 'is', null)
    .where('createdAt', '>', since)
    .execute()
  return rows.map(({ userId }) => userId)
}

/** Each update is taken for a letter once: who comes second finds it taken. */
export async function takeUpdates(tx: Tx, userId: string, { since, now }: { readonly since: Date; readonly now: Date }) {
  return tx
    .updateTable('notifications')
    .set({ mailedAt: now })
    .where('userId', '=', userId)
    .where('kind', '=', 'application')
    .where('mailedAt', 'is', null)
    .where('createdAt', '>', since)
    .returning(['title', 'body', 'link'])
    .execute()
}
