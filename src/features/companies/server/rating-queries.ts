import { type Insertable, type SqlBool, sql } from 'kysely'
import { passes } from '#features/moderation/server/public.ts'
import type { QueueFilter } from '#features/moderation/contract.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import type { ModerationQueue } from '#platform/server/moderation-queue.ts'
import { newId } from '#platform/server/new-id.ts'
import type { NewRating, OwnRating, RatingStatus, QueuedRating } from '../rating-contract.ts'
import type { HiringFigures } from '../hiring-contract.ts'
import type { CompanyRatingsTable } from './tables.ts'

/** True for a published rating whose author is not suspended. */
export const isShown = sql<SqlBool>`company_ratings.status = 'published'
  and not exists (select from users author where author.id = company_ratings.user_id and author.suspended_at is not null)`

export type Rater = { readonly userId: string; readonly employerId: string }

export async function hasAppliedTo(db: Db, { userId, employerId }: Rater): Promise<boolean> {
  const row = await db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.jobId')
    .select('applications.id')
    .where('applications.userId', '=', userId)
    .where('jobs.postedBy', '=', employerId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function findOwnRating(db: Db, { userId, employerId }: Rater): Promise<OwnRating['rating']> {
  const row = await db
    .selectFrom('companyRatings')
    .select(['rating', 'body', 'companyRatings.status', 'refusedBecause'])
    .where('companyRatings.employerId', '=', employerId)
    .where('companyRatings.userId', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

type RatingInput = NewRating & Rater & { readonly now: Date }

/**
 * Stores one rating per person and company. A second rating replaces the first and must be moderated again. It gets a new id, so that a decision
 * about the old text does not publish the new one.
 */
export async function upsertRating(tx: Tx, { userId, employerId, rating, body, now }: RatingInput): Promise<void> {
  const anew = { status: 'pending', refusedBecause: null, createdAt: now } as const
  const values = { id: newId(), rating, body: body || null, ...anew } satisfies Partial<Insertable<CompanyRatingsTable>>
  await tx
    .insertInto('companyRatings')
    .values({ employerId, userId, ...values })
    .onConflict((conflict) => conflict.constraint('company_ratings_once').doUpdateSet(values))
    .execute()
}

export async function deleteRating(db: Db, { userId, employerId }: Rater): Promise<void> {
  await db.deleteFrom('companyRatings').where('employerId', '=', employerId).where('userId', '=', userId).execute()
}

export const ratingQueue: ModerationQueue = {
  name: 'company-ratings',
  title: 'Company Ratings',
  path: '/admin/company-ratings',
  permission: 'company-ratings',
  nouns: ['rating', 'ratings'],
  dueHours: 72,
  waiting: sql`select id, created_at as since, null::timestamptz as due, rating::text as kind
    from company_ratings where status = 'pending'`,
}

const mostShown = 100

function toRead(db: Db) {
  return db
    .selectFrom('companyRatings')
    .innerJoin('employers', 'employers.id', 'companyRatings.employerId')
    .select(['companyRatings.id', 'employers.companyName', 'rating', 'body', 'companyRatings.status', 'companyRatings.createdAt'])
}

type RatingsFilter = QueueFilter & {
  readonly status?: RatingStatus | undefined
  readonly company?: string | undefined
  readonly adminId: string
  readonly now: Date
}

export async function listRatings(
  db: Db,
  { status = 'pending', company = '', ...filter }: RatingsFilter,
): Promise<QueuedRating[]> {
  const rows = await toRead(db)
    .where('companyRatings.status', '=', status)
    .where(sql<SqlBool>`position(lower(${company}) in lower(employers.company_name)) > 0`)
    .where(passes(ratingQueue, sql.ref('company_ratings.id'), filter))
    .orderBy('companyRatings.createdAt', status === 'pending' ? 'asc' : 'desc')
    .orderBy('companyRatings.id')
    .limit(mostShown)
    .execute()
  return rows.map(onWire)
}

type SeenRating = { readonly ratingId: string; readonly from: RatingStatus }

/** Returns false if the rating has another status by now: of two concurrent decisions the first one counts. */
export async function setRatingStatus(
  tx: Tx,
  { ratingId, from }: SeenRating,
  verdict: { readonly status: RatingStatus; readonly refusedBecause: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('companyRatings')
    .set(verdict)
    .where('id', '=', ratingId)
    .where('status', '=', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Null if there is no such rating. */
export async function findRating(tx: Tx, ratingId: string): Promise<QueuedRating | null> {
  const row = await toRead(tx).where('companyRatings.id', '=', ratingId).executeTakeFirst()
  return row ? onWire(row) : null
}

function onWire<R extends { readonly createdAt: Date }>(row: R) {
  return { ...row, createdAt: row.createdAt.toISOString() }
}

const good = 4
/** The length of a quote: long enough to say something, short enough to be read. */
const lengths = [60, 400] as const

export async function findPraise(db: Db): Promise<HiringFigures['praise']> {
  const row = await db
    .selectFrom('companyRatings')
    .innerJoin('employers', 'employers.id', 'companyRatings.employerId')
    .select(['employers.companyName', 'rating', 'body'])
    .where(isShown)
    .where('employers.suspendedAt', 'is', null)
    .where('rating', '>=', good)
    .where((where) => where.between(where.fn<number>('char_length', ['body']), ...lengths))
    .orderBy('companyRatings.createdAt', 'desc')
    .orderBy('companyRatings.id')
    .limit(1)
    .executeTakeFirst()
  return row?.body ? { companyName: row.companyName, rating: row.rating, body: row.body } : null
}
