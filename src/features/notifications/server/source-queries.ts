import type { Db } from '#platform/server/db.ts'

/** Who hears of a new application: the account behind the company, if there is one. */
export async function findApplicationNews(db: Db, applicationId: string) {
  const row = await db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.jobId')
    .innerJoin('employers', 'employers.id', 'jobs.postedBy')
    .select(['applications.cvSnapshot', 'applications.jobSnapshot', 'employers.userId as employerUserId'])
    .where('applications.id', '=', applicationId)
    .executeTakeFirst()
  return row ?? null
}
