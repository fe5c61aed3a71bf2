import { type Insertable, sql } from 'kysely'
import type { CvBody } from '#features/cvs/contract.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import { newId } from '#platform/server/new-id.ts'
import type { Application, ApplicationStatus, JobSnapshot } from '../contract.ts'
import { mayApplyAfter } from '../rules.ts'
import type { ApplicationStatusChangesTable, ApplicationsTable } from './tables.ts'

export async function listStatusesFor(db: Db, userId: string, jobId: string): Promise<ApplicationStatus[]> {
  const rows = await db
    .selectFrom('applications')
    .select('applications.status')
    .where('applications.userId', '=', userId)
    .where('applications.jobId', '=', jobId)
    .execute()
  return rows.map(({ status }) => status)
}

type NewRow = Omit<Insertable<ApplicationsTable>, 'cvSnapshot' | 'jobSnapshot'> & {
  readonly cvSnapshot: CvBody
  readonly jobSnapshot: JobSnapshot
}

/** Returns null if the person has already made this attempt. The unique constraint decides, not an earlier query. */
export async function insertApplication(tx: Tx, { cvSnapshot, jobSnapshot, ...row }: NewRow): Promise<Application | null> {
  const made = await tx
    .insertInto('applications')
    .values({ ...row, cvSnapshot: JSON.stringify(cvSnapshot), jobSnapshot: JSON.stringify(jobSnapshot) })
    .onConflict((conflict) => conflict.constraint('applications_attempt_once').doNothing())
    .returning(['id', 'jobId', 'status', 'appliedAt', 'updatedAt'])
    .executeTakeFirst()
  return made ? { ...made, appliedAt: made.appliedAt.toISOString(), updatedAt: made.updatedAt.toISOString() } : null
}

/** Returns the id of the status change. */
export async function insertStatusChange(tx: Tx, change: Omit<Insertable<ApplicationStatusChangesTable>, 'id'>): Promise<string> {
  const id = newId()
  await tx
    .insertInto('applicationStatusChanges')
    .values({ id, ...change })
    .execute()
  return id
}

/** The jobs for which the person cannot apply again. */
export async function listJobIdsOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('applications')
    .select(['applications.jobId', sql<ApplicationStatus[]>`array_agg(applications.status)`.as('statuses')])
    .where('applications.userId', '=', userId)
    .groupBy('applications.jobId')
    .execute()
  return rows.filter(({ statuses }) => !mayApplyAfter(statuses)).map(({ jobId }) => jobId)
}
