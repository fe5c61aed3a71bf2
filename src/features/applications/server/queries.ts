import type { Insertable } from 'kysely'
import type { CvBody } from '#features/cvs/contract.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import { newId } from '#platform/server/new-id.ts'
import type { Application, JobSnapshot } from '../contract.ts'
import type { ApplicationStatusChangesTable, ApplicationsTable } from './tables.ts'

export async function hasApplied(db: Db, userId: string, jobId: string): Promise<boolean> {
  const row = await db
    .selectFrom('applications')
    .select('applications.id')
    .where('applications.userId', '=', userId)
    .where('applications.jobId', '=', jobId)
    .executeTakeFirst()
  return row !== undefined
}

type NewRow = Omit<Insertable<ApplicationsTable>, 'cvSnapshot' | 'jobSnapshot'> & {
  readonly cvSnapshot: CvBody
  readonly jobSnapshot: JobSnapshot
}

/** Null when this person has applied for this job before: the unique constraint decides, not an earlier query. */
export async function insertApplication(tx: Tx, { cvSnapshot, jobSnapshot, ...row }: NewRow): Promise<Application | null> {
  const made = await tx
    .insertInto('applications')
    .values({ ...row, cvSnapshot: JSON.stringify(cvSnapshot), jobSnapshot: JSON.stringify(jobSnapshot) })
    .onConflict((conflict) => conflict.constraint('applications_once_per_job').doNothing())
    .returning(['id', 'jobId', 'status', 'appliedAt', 'updatedAt'])
    .executeTakeFirst()
  return made ? { ...made, appliedAt: made.appliedAt.toISOString(), updatedAt: made.updatedAt.toISOString() } : null
}

/** Returns the id of the change. */
export async function insertStatusChange(tx: Tx, change: Omit<ApplicationStatusChangesTable, 'id'>): Promise<string> {
  const id = newId()
  await tx
    .insertInto('applicationStatusChanges')
    .values({ id, ...change })
    .execute()
  return id
}

export async function listJobIdsOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('applications')
    .select('applications.jobId')
    .where('applications.userId', '=', userId)
    .execute()
  return rows.map(({ jobId }) => jobId)
}
