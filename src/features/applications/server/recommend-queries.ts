import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

/** The newest open jobs that this person has not applied for. Walks the index of the search, so old jobs cost nothing. */
export async function listNewestFor(db: Db, userId: string, { now, limit }: { readonly now: Date; readonly limit: number }) {
  return db
    .selectFrom('jobs')
    .innerJoin(sql<{ jobId: string; createdAt: Date; expiresAt: Date }>`job_search`.as('listed'), 'listed.jobId', 'jobs.id')
    .selectAll('jobs')
    .where('listed.expiresAt', '>', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('applications')
            .select('applications.id')
            .whereRef('applications.jobId', '=', 'jobs.id')
            .where('applications.userId', '=', userId),
        ),
      ),
    )
    .orderBy('listed.createdAt', 'desc')
    .orderBy('listed.jobId', 'desc')
    .limit(limit)
    .execute()
}

export type Offer = Awaited<ReturnType<typeof listNewestFor>>[number]
