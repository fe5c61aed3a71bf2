import { isOpen } from '#features/jobs/server/public.ts'
import type { Db, Tx } from '#platform/server/db.ts'

export type WishOwner = { readonly userId: string; readonly role: string; readonly company: string }

/** Null if the wish was deleted meanwhile. */
export async function findWishOwner(db: Db, wishId: string): Promise<WishOwner | null> {
  const row = await db.selectFrom('wishes').select(['userId', 'role', 'company']).where('id', '=', wishId).executeTakeFirst()
  return row ?? null
}

/** The open job that matched last. Null if none is open any more. */
export async function findNewestMatch(db: Db, wishId: string, now: Date) {
  const row = await db
    .selectFrom('wishMatches')
    .innerJoin('jobs', 'jobs.id', 'wishMatches.jobId')
    .select(['jobs.title', 'jobs.company', 'jobs.location', 'jobs.salaryMin', 'jobs.salaryMax'])
    .where('wishMatches.wishId', '=', wishId)
    .where(isOpen(now))
    .orderBy('wishMatches.matchedAt', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** People whose daily digest would contain matches. */
export async function listMatchedUsers(db: Db, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('wishMatches')
    .innerJoin('wishes', 'wishes.id', 'wishMatches.wishId')
    .select('wishes.userId')
    .distinct()
    .where('wishMatches.mailedAt', 'is', null)
    .where('wishMatches.matchedAt', '>', since)
    .execute()
  return rows.map(({ userId }) => userId)
}

type MailPeriod = { readonly since: Date; readonly now: Date }

/** Marks each match as emailed once: a second caller finds it marked. */
export async function takeMatches(tx: Tx, userId: string, { since, now }: MailPeriod) {
  return tx
    .updateTable('wishMatches')
    .from(['wishes', 'jobs'])
    .set({ mailedAt: now })
    .whereRef('wishes.id', '=', 'wishMatches.wishId')
    .whereRef('jobs.id', '=', 'wishMatches.jobId')
    .where('wishes.userId', '=', userId)
    .where('wishes.isActive', '=', true)
    .where('wishMatches.mailedAt', 'is', null)
    .where('wishMatches.matchedAt', '>', since)
    .where(isOpen(now))
    .returning([
      'jobs.id as jobId',
      'jobs.title',
      'jobs.company',
      'jobs.location',
      'jobs.salaryMin',
      'jobs.salaryMax',
      'wishMatches.reason',
    ])
    .execute()
}
