import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'

/** The candidate's: booked and not over, or still to be picked. */
export async function listUpcomingOf(db: Db, userId: string, now: Date) {
  return db
    .selectFrom('interviewInvitations as invitation')
    .innerJoin('applications', 'applications.id', 'invitation.applicationId')
    .select(['invitation.id', 'invitation.applicationId', 'invitation.minutes', 'invitation.way', 'invitation.place'])
    .select(['invitation.bookedAt', 'applications.jobSnapshot'])
    .where('applications.userId', '=', userId)
    .where('invitation.cancelledAt', 'is', null)
    .where((where) => where.or([where('invitation.bookedUntil', '>', now), stillOffered(now)]))
    .orderBy(sql`booked_at nulls first`)
    .limit(50)
    .execute()
}

const stillOffered = (now: Date) =>
  sql<boolean>`(invitation.booked_at is null and exists (select from unnest(invitation.offered) as start where start > ${now}))`

/** A company's coming interviews, the next first. */
export async function listUpcomingInterviews(
  db: Db,
  { employerId, now, limit }: { readonly employerId: string; readonly now: Date; readonly limit: number },
) {
  return db
    .selectFrom('interviewInvitations as invitation')
    .innerJoin('applications', 'applications.id', 'invitation.applicationId')
    .innerJoin('jobs', 'jobs.id', 'applications.jobId')
    .innerJoin('receivedApplications as received', 'received.applicationId', 'invitation.applicationId')
    .select(['invitation.applicationId', 'invitation.bookedAt', 'invitation.minutes', 'invitation.way'])
    .select(['jobs.title as jobTitle', 'received.name'])
    .where('invitation.employerId', '=', employerId)
    .where('invitation.cancelledAt', 'is', null)
    .where('invitation.bookedUntil', '>', now)
    .$narrowType<{ bookedAt: Date }>()
    .orderBy('invitation.bookedAt')
    .limit(limit)
    .execute()
}

/** Marks and returns those whose reminder is due: one day before, or one hour. A second process finds nothing. */
export async function takeReminders(tx: Tx, now: Date): Promise<string[]> {
  const rows = await tx
    .updateTable('interviewInvitations')
    .set({ reminded: sql`case when booked_at <= ${now}::timestamptz + interval '1 hour' then 2 else 1 end` })
    .where('cancelledAt', 'is', null)
    .where('bookedAt', '>', now)
    .where(
      sql<boolean>`(reminded < 1 and booked_at <= ${now}::timestamptz + interval '24 hours'
        or reminded < 2 and booked_at <= ${now}::timestamptz + interval '1 hour')`,
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
