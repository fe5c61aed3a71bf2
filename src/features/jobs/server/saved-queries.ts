import { sql } from 'kysely'
import type { Part } from '#platform/contract/paging.ts'
import type { Db } from '#platform/server/db.ts'
import type { JobHold } from '../hold-texts.ts'
import { holdOf } from './hold-queries.ts'
import { isOpen, type JobRow } from './queries.ts'

export type SavedRow = JobRow & { readonly savedAt: Date; readonly shownHold: JobHold | null }
type SavedPart = Part & { readonly now: Date }

/** Returns false if there is no such open job. Saving twice keeps the first time. */
export async function insertSavedJob(db: Db, userId: string, jobId: string, now: Date): Promise<boolean> {
  const row = await db
    .insertInto('savedJobs')
    .columns(['userId', 'jobId', 'savedAt'])
    .expression((from) =>
      from
        .selectFrom('jobs')
        .select([sql<string>`${userId}::uuid`.as('userId'), 'jobs.id', sql<Date>`${now}::timestamptz`.as('savedAt')])
        .where('jobs.id', '=', jobId)
        .where(isOpen(now)),
    )
    .onConflict((conflict) => conflict.columns(['userId', 'jobId']).doUpdateSet({ savedAt: sql`saved_jobs.saved_at` }))
    .returning('jobId')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteSavedJob(db: Db, userId: string, jobId: string): Promise<void> {
  await db.deleteFrom('savedJobs').where('userId', '=', userId).where('jobId', '=', jobId).execute()
}

export async function listSavedJobs(db: Db, userId: string, { page, limit, now }: SavedPart): Promise<SavedRow[]> {
  return db
    .selectFrom('savedJobs')
    .innerJoin('jobs', 'jobs.id', 'savedJobs.jobId')
    .selectAll('jobs')
    .select(['savedJobs.savedAt', holdOf(now).as('shownHold')])
    .where('savedJobs.userId', '=', userId)
    .orderBy('savedJobs.savedAt', 'desc')
    .orderBy('jobs.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
}

export async function countSavedJobs(db: Db, userId: string): Promise<number> {
  const { total } = await db
    .selectFrom('savedJobs')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return total
}

export async function listSavedJobIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('savedJobs').select('jobId').where('userId', '=', userId).execute()
  return rows.map(({ jobId }) => jobId)
}
