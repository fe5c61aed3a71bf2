import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '#platform/server/db.ts'

/** Newest first, with every change of status in the order in which it happened. */
export async function listApplicationsOf(db: Db, userId: string, now: Date) {
  return db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.jobId')
    .selectAll('applications')
    .select((row) => [
      row
        .and([row('jobs.isActive', '=', true), row.or([row('jobs.expiresAt', 'is', null), row('jobs.expiresAt', '>', now)])])
        .$castTo<boolean>()
        .as('isJobOpen'),
      jsonArrayFrom(
        row
          .selectFrom('applicationStatusChanges as change')
          .select(['change.fromStatus as from', 'change.toStatus as to', 'change.changedBy as by'])
          .select(sql<string>`to_char(change.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as('at'))
          .whereRef('change.applicationId', '=', 'applications.id')
          .orderBy('change.changedAt')
          .orderBy('change.id'),
      ).as('history'),
    ])
    .where('applications.userId', '=', userId)
    .orderBy('applications.appliedAt', 'desc')
    .orderBy('applications.id', 'desc')
    .execute()
}

/** What the letters about one application need to know. Null when it was deleted in between. */
export async function findSubmitted(db: Db, applicationId: string) {
  const row = await db
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.userId')
    .innerJoin('jobs', 'jobs.id', 'applications.jobId')
    .innerJoin('employers', 'employers.id', 'jobs.postedBy')
    .select(['applications.id', 'applications.cvSnapshot', 'applications.jobSnapshot', 'applications.coverLetter'])
    .select(['users.email', 'users.firstName', 'employers.contactEmail'])
    .where('applications.id', '=', applicationId)
    .executeTakeFirst()
  return row ?? null
}

export type Submitted = NonNullable<Awaited<ReturnType<typeof findSubmitted>>>
