import { type ExpressionBuilder, sql } from 'kysely'
import type { Db, Tables } from '#platform/server/db.ts'

/** True if the person has neither applied for nor saved the job. */
const isNew = (userId: string) => (where: ExpressionBuilder<Tables, 'jobs'>) =>
  where.not(
    where.or([
      where.exists(
        where
          .selectFrom('applications')
          .select('applications.id')
          .whereRef('applications.jobId', '=', 'jobs.id')
          .where('applications.userId', '=', userId),
      ),
      where.exists(
        where
          .selectFrom('savedJobs')
          .select('savedJobs.jobId')
          .whereRef('savedJobs.jobId', '=', 'jobs.id')
          .where('savedJobs.userId', '=', userId),
      ),
    ]),
  )

/** The newest open jobs that are new to this person. Scans the index of the search in order, so that old jobs are not read. */
export async function listNewestFor(db: Db, userId: string, { now, limit }: { readonly now: Date; readonly limit: number }) {
  return db
    .selectFrom('jobs')
    .innerJoin(sql<{ jobId: string; createdAt: Date; expiresAt: Date }>`job_search`.as('listed'), 'listed.jobId', 'jobs.id')
    .selectAll('jobs')
    .where('listed.expiresAt', '>', now)
    .where(isNew(userId))
    .orderBy('listed.createdAt', 'desc')
    .orderBy('listed.jobId', 'desc')
    .limit(limit)
    .execute()
}

/** The jobs among these that the person has applied for or saved. */
export async function listSettledAmong(db: Db, userId: string, jobIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('jobs')
    .select('jobs.id')
    .where(sql<boolean>`jobs.id = any(${jobIds}::uuid[])`)
    .where((where) => where.not(isNew(userId)(where)))
    .execute()
  return new Set(rows.map(({ id }) => id))
}
