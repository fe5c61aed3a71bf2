import type { Db } from '#platform/server/db.ts'

type OwnJob = { readonly jobId: string; readonly employerId: string }

/** Null when the company has no such job. */
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
