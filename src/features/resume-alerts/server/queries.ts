import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'
import type { SavedResumeSearch, SavedResumeQuery } from '../contract.ts'
import type { SavedResumeSearchesTable } from './tables.ts'

/** Who has saved a search, for which company. Of a former colleague nothing is run any more. */
export type Owner = { readonly userId: string; readonly employerId: string }

type SearchRow = Selectable<SavedResumeSearchesTable> & { readonly found: number }

function toSaved({ id, name, query, isActive, found, createdAt }: SearchRow): SavedResumeSearch {
  const given = Object.entries(query).filter((part): part is [string, string | number] => part[1] !== undefined)
  return { id, name, query: Object.fromEntries(given), isActive, found, createdAt: createdAt.toISOString() }
}

const foundSql = sql<number>`(select count(*)::int from resume_alerts alert join resume_search shown on shown.user_id = alert.user_id
  where alert.search_id = saved_resume_searches.id)`

/** Newest first. */
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

export type DueSearch = Pick<SearchRow, 'id' | 'employerId' | 'query' | 'createdAt'>

/** In the order of the ids, from the one after `afterId`. */
export async function listActive(db: Db, afterId: string | null, limit: number): Promise<DueSearch[]> {
  return db
    .selectFrom('savedResumeSearches')
    .innerJoin('employerMembers', (join) =>
      join
        .onRef('employerMembers.userId', '=', 'savedResumeSearches.userId')
        .onRef('employerMembers.employerId', '=', 'savedResumeSearches.employerId'),
    )
    .select([
      'savedResumeSearches.id',
      'savedResumeSearches.employerId',
      'savedResumeSearches.query',
      'savedResumeSearches.createdAt',
    ])
    .where('isActive', '=', true)
    .$if(afterId !== null, (query) => query.where('savedResumeSearches.id', '>', afterId))
    .orderBy('savedResumeSearches.id')
    .limit(limit)
    .execute()
}

type FoundPeople = { readonly searchId: string; readonly people: readonly string[]; readonly since: Date; readonly now: Date }

/** Only people whose profile is new or was changed since, and each once. */
export async function insertAlerts(tx: Tx, { searchId, people, since, now }: FoundPeople): Promise<void> {
  await sql`insert into resume_alerts (search_id, user_id, found_at)
    select saved.id, person.id, ${now} from users person
      join (select id from saved_resume_searches where id = ${searchId} and is_active for key share) saved on true
    where person.id = any(${people}::uuid[]) and person.updated_at > ${since}
    on conflict do nothing`.execute(tx)
}

/** Members for whom an email is due. */
export async function listAlerted(db: Db, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('resumeAlerts')
    .innerJoin('savedResumeSearches', 'savedResumeSearches.id', 'resumeAlerts.searchId')
    .select('savedResumeSearches.userId')
    .distinct()
    .where('resumeAlerts.mailedAt', 'is', null)
    .where('resumeAlerts.foundAt', '>', since)
    .execute()
  return rows.map(({ userId }) => userId)
}

export type TakenAlert = { readonly employerId: string; readonly name: string; readonly personId: string }

/** Each is marked as emailed once: a second caller finds it marked. */
export async function takeAlerts(
  tx: Tx,
  userId: string,
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<TakenAlert[]> {
  const { rows } = await sql<TakenAlert>`
    update resume_alerts alert set mailed_at = ${now} from saved_resume_searches saved
      join employer_members member on member.user_id = saved.user_id and member.employer_id = saved.employer_id
    where saved.id = alert.search_id and saved.user_id = ${userId} and saved.is_active and alert.mailed_at is null and alert.found_at > ${since}
    returning saved.employer_id, saved.name, alert.user_id as person_id`.execute(tx)
  return rows
}

export async function deleteOldAlerts(db: Db, until: Date): Promise<void> {
  await db.deleteFrom('resumeAlerts').where('foundAt', '<=', until).execute()
}
