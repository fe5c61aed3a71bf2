import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'
import { assertDefined } from '#platform/contract/assert-defined.ts'

/** People whose daily digest would contain more than new jobs. */
export async function listUpdatedUsers(db: Db, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('notifications')
    .select('userId')
    .distinct()
    .where('topic', 'is not', null)
    .where('mailedAt', 'is', null)
    .where('createdAt', '>', since)
    .execute()
  return rows.map(({ userId }) => userId)
}

/** Marks each update as emailed once, in order of time: a second caller finds it marked. */
export async function takeUpdates(tx: Tx, userId: string, { since, now }: { readonly since: Date; readonly now: Date }) {
  const rows = await tx
    .updateTable('notifications')
    .set({ mailedAt: now })
    .where('userId', '=', userId)
    .where('topic', 'is not', null)
    .where('mailedAt', 'is', null)
    .where('createdAt', '>', since)
    .where(isPending())
    .returning(['id', 'topic', 'title', 'body', 'link', 'createdAt'])
    .execute()
  return rows
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1))
    .map(({ id, topic, title, body, link }) => ({ id, topic: assertDefined(topic, 'the topic'), title, body, link }))
}

/** The notifications among these that the person has not seen. */
export async function listPendingUpdates(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('notifications')
    .select('id')
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where(isPending())
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/**
 * A message that was read in its thread needs no email. After a withdrawal, the employer is only told about it, and the candidate has already had an
 * email.
 */
function isPending(): RawBuilder<boolean> {
  return sql<boolean>`case topic
    when 'message' then exists (
      select from application_messages message join applications application on application.id = message.application_id
      where message.id = notifications.message_id and message.read_at is null
        and (message.sender = 'employer' or application.status <> 'withdrawn'))
    when 'submitted' then not exists (
      select from notifications withdrawal
      where withdrawal.user_id = notifications.user_id and withdrawal.application_id = notifications.application_id
        and withdrawal.topic = 'withdrawn')
    when 'receipt' then exists (
      select from applications where id = notifications.application_id and status <> 'withdrawn')
    else true end`
}
