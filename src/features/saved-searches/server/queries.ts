import { type Selectable, sql } from 'kysely'
import { jobSummaryColumns, isOpen } from '#features/jobs/server/public.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import type { SavedQuery, SavedSearch } from '../contract.ts'
import type { SavedSearchesTable } from './tables.ts'

export function toSavedSearch({ createdAt, query, ...row }: SearchRow): SavedSearch {
  const given = Object.entries(query).filter((part): part is [string, string | number] => part[1] !== undefined)
  return { ...row, query: Object.fromEntries(given), createdAt: createdAt.toISOString() }
}

const shownColumns = ['id', 'name', 'query', 'isActive', 'createdAt'] as const
export type SearchRow = Pick<Selectable<SavedSearchesTable>, (typeof shownColumns)[number]>

type NewSearch = {
  readonly id: string
  readonly userId: string
  readonly name: string
  readonly query: SavedQuery
  readonly createdAt: Date
}

/** Of two concurrent clicks one writes the row, and both get it. */
export async function upsertSearch(tx: Tx, { query, ...search }: NewSearch): Promise<SearchRow & { readonly isNew: boolean }> {
  return (
    tx
      .insertInto('savedSearches')
      .values({ ...search, query: JSON.stringify(query) })
      .onConflict((conflict) => conflict.expression(sql`user_id, md5(lower(query::text))`).doUpdateSet({ isActive: true }))
      .returning(shownColumns)
      // `xmax` is 0 if the row was inserted and not updated.
      .returning(sql<boolean>`xmax = 0`.as('isNew'))
      .executeTakeFirstOrThrow()
  )
}

/** Serialises saves of one person, so that the count is right. */
export async function countSearchesOf(tx: Tx, userId: string): Promise<number> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  const { count } = await tx
    .selectFrom('savedSearches')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The newest first. */
export async function listSearchesOf(db: Db, userId: string): Promise<SearchRow[]> {
  return db
    .selectFrom('savedSearches')
    .select(shownColumns)
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Null unless it belongs to this person. */
export async function updateSearch(
  db: Db,
  userId: string,
  { id, isActive }: Pick<SearchRow, 'id' | 'isActive'>,
): Promise<SearchRow | null> {
  const row = await db
    .updateTable('savedSearches')
    .set({ isActive })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning(shownColumns)
    .executeTakeFirst()
  return row ?? null
}

export async function deleteSearch(db: Db, userId: string, id: string): Promise<boolean> {
  const done = await db.deleteFrom('savedSearches').where('id', '=', id).where('userId', '=', userId).executeTakeFirst()
  return done.numDeletedRows > 0n
}

/** Open jobs only. */
export async function listAlertsPerSearch(
  db: Db,
  { userId, now }: { readonly userId: string; readonly now: Date },
  most: number,
) {
  const numbered = db
    .selectFrom('searchAlerts')
    .innerJoin('savedSearches', 'savedSearches.id', 'searchAlerts.searchId')
    .innerJoin('jobs', 'jobs.id', 'searchAlerts.jobId')
    .where('savedSearches.userId', '=', userId)
    .where(isOpen(now))
    .select(jobSummaryColumns)
    .select(['searchAlerts.searchId', 'searchAlerts.reason', 'searchAlerts.foundAt'])
    .select([
      sql<number>`(count(*) over (partition by search_id))::int`.as('alertCount'),
      sql<number>`row_number() over (partition by search_id order by found_at desc, jobs.created_at desc, jobs.id)`.as('place'),
    ])
  return db.selectFrom(numbered.as('numbered')).selectAll().where('place', '<=', most).orderBy('place').execute()
}
