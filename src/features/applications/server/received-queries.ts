/** Queries of applications for the features on the employer's side. */
import type { Db, Tx } from '#platform/server/db.ts'

/** Locks applications of a company in a fixed order, so that two bulk moves cannot deadlock. */
export async function lockReceived(tx: Tx, employerId: string, applicationIds: readonly string[]) {
  if (applicationIds.length === 0) return []
  return tx
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.jobId')
    .select(['applications.id', 'applications.jobId', 'applications.userId', 'applications.status', 'applications.updatedAt'])
    .where('jobs.postedBy', '=', employerId)
    .where('applications.id', 'in', [...applicationIds])
    .orderBy('applications.id')
    .forUpdate('applications')
    .execute()
}

/** Like `lockReceived`, for applications of any company: used by jobs of the queue. */
export async function lockApplications(tx: Tx, applicationIds: readonly string[]) {
  if (applicationIds.length === 0) return []
  return tx
    .selectFrom('applications')
    .select(['applications.id', 'applications.status', 'applications.updatedAt'])
    .where('applications.id', 'in', [...applicationIds])
    .orderBy('applications.id')
    .forUpdate()
    .execute()
}

type OwnJob = { readonly jobId: string; readonly employerId: string }

/** Null if the company has no such job. */
export async function findHiringSettings(db: Db, { jobId, employerId }: OwnJob) {
  const row = await db
    .selectFrom('jobs')
    .leftJoin('hiringSettings', 'hiringSettings.jobId', 'jobs.id')
    .select(['hiringSettings.isBlind', 'hiringSettings.competencies'])
    .where('jobs.id', '=', jobId)
    .where('jobs.postedBy', '=', employerId)
    .executeTakeFirst()
  return row ? { isBlind: row.isBlind ?? false, competencies: row.competencies ?? [] } : null
}

type Settings = { readonly jobId: string; readonly isBlind: boolean; readonly competencies: string[] }

export async function saveHiringSettings(db: Db, { jobId, ...settings }: Settings): Promise<void> {
  await db
    .insertInto('hiringSettings')
    .values({ jobId, ...settings })
    .onConflict((conflict) => conflict.column('jobId').doUpdateSet(settings))
    .execute()
}
