import type { Tx } from '#platform/server/db.ts'

/** Some of a company's own applications, locked in one order, so that two bulk moves never wait for each other in a circle. */
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
