import type { Db, Tx } from '#platform/server/db.ts'
import type { Application, ApplicationStatus } from '../contract.ts'
import { sql } from 'kysely'
import { hidingOf, isShortlisted, maskedIfBlind } from '../blind-rules.ts'
import { belongsTo, type ApplicationRef } from './my-application-queries.ts'

const select = (db: Db, { applicationId, of }: ApplicationRef) =>
  db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.jobId')
    .select(['applications.id', 'applications.jobId', 'applications.userId', 'applications.status'])
    .select(['applications.appliedAt', 'applications.updatedAt'])
    .leftJoin('hiringSettings', 'hiringSettings.jobId', 'applications.jobId')
    .select(['applications.cvSnapshot', 'applications.cvTemplateVersion', 'applications.shortlistedAt', 'hiringSettings.isBlind'])
    .where('applications.id', '=', applicationId)
    .where(belongsTo(of))

export type SubmittedApplication = NonNullable<Awaited<ReturnType<typeof findSubmitted>>>

/** The submitted data and the status. Null if the application does not exist or belongs to somebody else. */
export async function findSubmitted(db: Db, ref: ApplicationRef) {
  const row = await select(db, ref).executeTakeFirst()
  return row ? maskedFor(ref, row) : null
}

type ThreadAccess = Pick<SubmittedApplication, 'status'> & { readonly hide: (text: string) => string }

/** The data for reading messages: `hide` masks details for a blind review. */
export async function findReading(db: Db, ref: ApplicationRef): Promise<ThreadAccess | null> {
  const row = await select(db, ref).executeTakeFirst()
  if (!row) return null
  return { status: row.status, hide: 'userId' in ref.of ? (text) => text : hidingOf(row) }
}

/** Masks the CV for an employer in a blind review. The candidate always sees the whole CV. */
function maskedFor<Row extends Parameters<typeof maskedIfBlind>[0]>({ of }: ApplicationRef, row: Row): Row {
  return 'userId' in of ? row : maskedIfBlind(row)
}

/** Like `findSubmitted`, with a lock until the end of the transaction: a second caller sees the result of the first. */
export async function lockSubmitted(tx: Tx, ref: ApplicationRef): Promise<SubmittedApplication | null> {
  const row = await select(tx, ref).forUpdate('applications').executeTakeFirst()
  return row ? maskedFor(ref, row) : null
}

export async function setStatus(tx: Tx, applicationId: string, status: ApplicationStatus, now: Date): Promise<Application> {
  const row = await tx
    .updateTable('applications')
    .set({
      status,
      updatedAt: now,
      ...(isShortlisted(status) ? { shortlistedAt: sql<Date>`coalesce(shortlisted_at, ${now})` } : {}),
    })
    .where('applications.id', '=', applicationId)
    .returning(['id', 'jobId', 'status', 'appliedAt', 'updatedAt'])
    .executeTakeFirstOrThrow()
  return shownBriefly(row)
}

type Brief = Omit<Application, 'appliedAt' | 'updatedAt'> & { readonly appliedAt: Date; readonly updatedAt: Date }

export function shownBriefly({ id, jobId, status, appliedAt, updatedAt }: Brief): Application {
  return { id, jobId, status, appliedAt: appliedAt.toISOString(), updatedAt: updatedAt.toISOString() }
}
