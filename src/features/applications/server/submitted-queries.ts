import type { Db, Tx } from '#platform/server/db.ts'
import type { Application, ApplicationStatus } from '../contract.ts'
import { belongsTo, type ApplicationRef } from './my-application-queries.ts'

const select = (db: Db, { applicationId, of }: ApplicationRef) =>
  db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.jobId')
    .select(['applications.id', 'applications.jobId', 'applications.userId', 'applications.status'])
    .select(['applications.appliedAt', 'applications.updatedAt'])
    .select(['applications.cvSnapshot', 'applications.cvTemplateVersion'])
    .where('applications.id', '=', applicationId)
    .where(belongsTo(of))

export type SubmittedApplication = NonNullable<Awaited<ReturnType<typeof findSubmitted>>>

/** What was sent and where it stands; null when it is not there or not theirs. */
export async function findSubmitted(db: Db, ref: ApplicationRef) {
  return (await select(db, ref).executeTakeFirst()) ?? null
}

/** The same, and nobody else changes it until the transaction ends: who comes second sees what the first has made of it. */
export async function lockSubmitted(tx: Tx, ref: ApplicationRef): Promise<SubmittedApplication | null> {
  return (await select(tx, ref).forUpdate('applications').executeTakeFirst()) ?? null
}

export async function setStatus(tx: Tx, applicationId: string, status: ApplicationStatus, now: Date): Promise<Application> {
  const row = await tx
    .updateTable('applications')
    .set({ status, updatedAt: now })
    .where('applications.id', '=', applicationId)
    .returning(['id', 'jobId', 'status', 'appliedAt', 'updatedAt'])
    .executeTakeFirstOrThrow()
  return shownBriefly(row)
}

type Brief = Omit<Application, 'appliedAt' | 'updatedAt'> & { readonly appliedAt: Date; readonly updatedAt: Date }

export function shownBriefly({ id, jobId, status, appliedAt, updatedAt }: Brief): Application {
  return { id, jobId, status, appliedAt: appliedAt.toISOString(), updatedAt: updatedAt.toISOString() }
}
