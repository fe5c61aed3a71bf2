import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'
import type { SavedResumeSearch, SavedResumeQuery } from '../contract.ts'
import type { SavedResumeSearchesTable } from './tables.ts'

/** The person who saved a search, and the company. Searches of former members are not run. */
export type Owner = { readonly userId: string; readonly employerId: string }

type SearchRow = Selectable<SavedResumeSearchesTable> & { readonly found: number }

function toSaved({ id, name, query, isActive, found, createdAt }: SearchRow): SavedResumeSearch {
  const given = Object.entries(query).filter((part): part is [string, string | number] => part[1] !== undefined)
  return { id, name, query: Object.fromEntries(given), isActive, found, createdAt: createdAt.toISOString() }
}

const foundSql = sql<number>`(select count(*)::int from resume_alerts alert join resume_search shown on shown.user_id = alert.user_id
  where alert.search_id = saved_resume_searches.id)`

/** The newest first. */
export async function listSaved(db: Db, { userId, employerId }: Owner): Promise<SavedResumeSearch[]> {
  const rows = await db
    .selectFrom('savedResumeSearches')
    .selectAll()
    .select(foundSql.as('found'))
    .where('userId', '=', userId)
    .where('employerId', '=', employerId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toSaved)
}

/** Serialises saves of one person, so that the count is right. */
export async function countSaved(tx: Tx, { userId, employerId }: Owner): Promise<number> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  const { count } = await tx
    .selectFrom('savedResumeSearches')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('userId', '=', userId)
    .where('employerId', '=', employerId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

type NewSearch = Owner & {
  readonly id: string
  readonly name: string
  readonly query: SavedResumeQuery
  readonly createdAt: Date
}

export async function upsertSaved(tx: Tx, { query, ...search }: NewSearch): Promise<SavedResumeSearch> {
  const row = await tx
    .insertInto('savedResumeSearches')
    .values({ ...search, query: JSON.stringify(query) })
    .onConflict((conflict) =>
      conflict.expression(sql`user_id, employer_id, md5(lower(query::text))`).doUpdateSet({ isActive: true }),
    )
    .returningAll()
    .returning(foundSql.as('found'))
    .executeTakeFirstOrThrow()
  return toSaved(row)
}

export async function changeSaved(
  db: Db,
  { userId, employerId }: Owner,
  { id, isActive }: { readonly id: string; readonly isActive: boolean },
): Promise<SavedResumeSearch | null> {
  const row = await db
    .updateTable('savedResumeSearches')
    .set({ isActive })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('employerId', '=', employerId)
    .returningAll()
    .returning(foundSql.as('found'))
    .executeTakeFirst()
  return row ? toSaved(row) : null
}

export async function deleteSaved(db: Db, { userId, employerId }: Owner, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('savedResumeSearches')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('employerId', '=', employerId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
