import type { Insertable, Selectable } from 'kysely'
import { sql } from 'kysely'
import { jobSummaryColumns, isOpen } from '#features/jobs/server/public.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import type { WishesTable } from './tables.ts'

const shownColumns = [
  'wishes.id',
  'wishes.company',
  'wishes.role',
  'wishes.availabilityDays',
  'wishes.expectedSalary',
  'wishes.location',
  'wishes.isActive',
  'wishes.createdAt',
] as const

export type WishRow = Pick<
  Selectable<WishesTable>,
  'id' | 'company' | 'role' | 'availabilityDays' | 'expectedSalary' | 'location' | 'isActive' | 'createdAt'
>

export async function insertWish(tx: Tx, row: Insertable<WishesTable>): Promise<WishRow> {
  return tx.insertInto('wishes').values(row).returning(shownColumns).executeTakeFirstOrThrow()
}

type SameWish = Pick<Insertable<WishesTable>, 'userId' | 'company' | 'role' | 'availabilityDays' | 'expectedSalary' | 'location'>

/** Locks this person's wishes until the transaction ends: nobody else makes or resumes one. */
export async function lockWishes(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

export async function countWishes(db: Db | Tx, userId: string): Promise<{ readonly active: number; readonly all: number }> {
  return db
    .selectFrom('wishes')
    .select([sql<number>`count(*) filter (where is_active)::int`.as('active'), sql<number>`count(*)::int`.as('all')])
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
}

/** This person's equal wish, resumed if it was paused. */
export async function takeUpSameWish(tx: Tx, { userId, ...wanted }: SameWish): Promise<WishRow | null> {
  const same = tx
    .selectFrom('wishes')
    .select('id')
    .where('userId', '=', userId)
    .where('availabilityDays', '=', wanted.availabilityDays)
    .where('expectedSalary', 'is not distinct from', wanted.expectedSalary ?? null)
    .where(sql<boolean>`(lower(company), lower(role), lower(coalesce(location, '')))
      = (lower(${wanted.company}), lower(${wanted.role}), lower(${wanted.location ?? ''}))`)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
  const row = await tx
    .updateTable('wishes')
    .set({ isActive: true })
    .where('id', 'in', same)
    .returning(shownColumns)
    .executeTakeFirst()
  return row ?? null
}

export async function listWishesOf(db: Db, userId: string): Promise<WishRow[]> {
  return db
    .selectFrom('wishes')
    .select(shownColumns)
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Null unless it belongs to this person. */
export async function updateWish(
  tx: Tx,
  userId: string,
  { id, isActive }: Pick<WishRow, 'id' | 'isActive'>,
): Promise<WishRow | null> {
  const row = await tx
    .updateTable('wishes')
    .set({ isActive })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning(shownColumns)
    .executeTakeFirst()
  return row ?? null
}

export async function deleteWish(db: Db, userId: string, id: string): Promise<boolean> {
  const done = await db.deleteFrom('wishes').where('id', '=', id).where('userId', '=', userId).executeTakeFirst()
  return done.numDeletedRows > 0n
}

type WishQuery = { readonly userId: string; readonly now: Date }

/** Open jobs only, because a closed job is no match. */
function matchesOf(db: Db, { userId, now }: WishQuery) {
  return db
    .selectFrom('wishMatches')
    .innerJoin('wishes', 'wishes.id', 'wishMatches.wishId')
    .innerJoin('jobs', 'jobs.id', 'wishMatches.jobId')
    .where('wishes.userId', '=', userId)
    .where(isOpen(now))
}

const matchColumns = [...jobSummaryColumns, 'wishMatches.wishId', 'wishMatches.reason', 'wishMatches.matchedAt'] as const

/** The newest matches of every wish, and the number of each. */
export async function listMatchesPerWish(db: Db, query: WishQuery, perWish: number) {
  const numbered = matchesOf(db, query)
    .select(matchColumns)
    .select([
      sql<number>`(count(*) over (partition by wish_matches.wish_id))::int`.as('matchCount'),
      sql<number>`row_number() over (partition by wish_matches.wish_id order by matched_at desc, jobs.created_at desc, jobs.id)`.as(
        'place',
      ),
    ])
  return db.selectFrom(numbered.as('numbered')).selectAll().where('place', '<=', perWish).orderBy('place').execute()
}

/** A job that matches two wishes is listed once. */
export async function listNewestMatches(db: Db, query: WishQuery, limit: number) {
  const each = matchesOf(db, query)
    .select(matchColumns)
    .where('wishes.isActive', '=', true)
    .distinctOn('jobs.id')
    .orderBy('jobs.id')
    .orderBy('wishMatches.matchedAt', 'desc')
  return db.selectFrom(each.as('each')).selectAll().orderBy('matchedAt', 'desc').orderBy('id').limit(limit).execute()
}

/** The jobs with the wish that each matches, the newest matches first. */
export async function listMatchedJobs(db: Db, query: WishQuery, limit: number) {
  const each = matchesOf(db, query)
    .selectAll('jobs')
    .select(['wishes.role', 'wishes.company as wishedCompany', 'wishMatches.isElsewhere', 'wishMatches.matchedAt'])
    .where('wishes.isActive', '=', true)
    .distinctOn('jobs.id')
    .orderBy('jobs.id')
    .orderBy('wishMatches.isElsewhere')
    .orderBy('wishMatches.matchedAt', 'desc')
  return db.selectFrom(each.as('each')).selectAll().orderBy('matchedAt', 'desc').orderBy('id').limit(limit).execute()
}
