import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'
import { newId } from '#platform/server/new-id.ts'
import type { SubjectId } from './record-view.ts'
import type { AccessLogTable } from './tables.ts'

export type ViewRow = Omit<Selectable<AccessLogTable>, 'id'>

/** Serialises views until the transaction ends: of two concurrent views, the second must see the first. */
export async function lockView(tx: Tx, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
}

export async function hasViewSince(
  tx: Tx,
  { userId, cvId, viewerKind, viewerId, what, about }: ViewRow,
  since: Date,
): Promise<boolean> {
  const row = await tx
    .selectFrom('accessLog')
    .select('accessLog.id')
    .where((where) => (userId === null ? where('accessLog.cvId', '=', cvId) : where('accessLog.userId', '=', userId)))
    .where('accessLog.viewerKind', '=', viewerKind)
    .where('accessLog.viewerId', '=', viewerId)
    .where('accessLog.what', '=', what)
    .where('accessLog.about', 'is not distinct from', about)
    .where('accessLog.viewedAt', '>', since)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertView(tx: Tx, row: ViewRow): Promise<void> {
  await tx
    .insertInto('accessLog')
    .values({ id: newId(), ...row })
    .execute()
}

type ViewsRow = { readonly userIds: readonly string[]; readonly view: Omit<ViewRow, 'userId' | 'cvId'>; readonly since: Date }

/** Inserts views of many people, such as those of an export, with one statement. People who were viewed since `since` are left out. */
export async function insertViews(tx: Tx, { userIds, view, since }: ViewsRow): Promise<void> {
  const { viewerKind, viewerId, viewerName, what, viewedAt } = view
  await sql`insert into access_log (id, user_id, viewer_kind, viewer_id, viewer_name, what, viewed_at)
    select gen_random_uuid(), seen.id, ${viewerKind}, ${viewerId}, ${viewerName}, ${what}, ${viewedAt}
    from (select distinct unnest(${userIds}::uuid[]) as id) as seen
    where not exists (select from access_log before where before.user_id = seen.id and before.viewer_kind = ${viewerKind}
      and before.viewer_id = ${viewerId} and before.what = ${what} and before.viewed_at > ${since})`.execute(tx)
}

export type Portion = { readonly limit: number; readonly offset: number }

export async function listViewsOf(
  db: Db,
  subject: SubjectId,
  { limit, offset }: Portion,
): Promise<Pick<Selectable<AccessLogTable>, 'id' | 'viewerKind' | 'viewerId' | 'viewerName' | 'what' | 'about' | 'viewedAt'>[]> {
  return db
    .selectFrom('accessLog')
    .select([
      'accessLog.id',
      'accessLog.viewerKind',
      'accessLog.viewerId',
      'accessLog.viewerName',
      'accessLog.what',
      'accessLog.about',
      'accessLog.viewedAt',
    ])
    .where((where) =>
      'userId' in subject ? where('accessLog.userId', '=', subject.userId) : where('accessLog.cvId', '=', subject.cvId),
    )
    .orderBy('accessLog.viewedAt', 'desc')
    .orderBy('accessLog.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function deleteOldViews(db: Db, until: Date): Promise<void> {
  await db.deleteFrom('accessLog').where('accessLog.viewedAt', '<=', until).execute()
}
