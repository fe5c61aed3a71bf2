import { sql } from 'kysely'
import { maskedIfBlind } from '#features/applications/blind-rules.ts'
import type { Way } from '../contract.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import { withActiveCompany, withOpenApplication } from './queries.ts'

/** The candidate's interviews: booked and not over, or without a chosen time. */
export async function listUpcomingOf(db: Db, userId: string, now: Date) {
  return db
    .selectFrom('interviewInvitations as invitation')
    .innerJoin('applications', 'applications.id', 'invitation.applicationId')
    .select(['invitation.id', 'invitation.applicationId', 'invitation.minutes', 'invitation.way', 'invitation.place'])
    .select(['invitation.bookedAt', 'applications.jobSnapshot'])
    .where('applications.userId', '=', userId)
    .where(withActiveCompany)
    .where('invitation.cancelledAt', 'is', null)
    .where(withOpenApplication)
    .where((where) => where.or([where('invitation.bookedUntil', '>', now), stillOffered(now)]))
    .orderBy(sql`booked_at nulls first`)
    .limit(50)
    .execute()
}

const stillOffered = (now: Date) =>
  sql<boolean>`(invitation.booked_at is null and exists (select from unnest(invitation.offered) as start where start > ${now}))`

type BookedInterview = {
  readonly applicationId: string
  readonly startsAt: Date
  readonly minutes: number
  readonly way: Way
  readonly name: string
  readonly jobTitle: string
}

type Range = { readonly from: Date; readonly until: Date }
const mostBooked = 20

/** The booked interviews of a company that are not over, the next first. */
export async function listBookedWith(db: Db, employerId: string, { from, until }: Range): Promise<BookedInterview[]> {
  const rows = await db
    .selectFrom('interviewInvitations as invitation')
    .innerJoin('applications', 'applications.id', 'invitation.applicationId')
    .leftJoin('hiringSettings', 'hiringSettings.jobId', 'applications.jobId')
    .select(['invitation.minutes', 'invitation.way', 'invitation.bookedAt', 'applications.id'])
    .select(['applications.jobSnapshot', 'applications.cvSnapshot', 'applications.shortlistedAt', 'hiringSettings.isBlind'])
    .where('invitation.employerId', '=', employerId)
    .where('invitation.cancelledAt', 'is', null)
    .where(withOpenApplication)
    .where('invitation.bookedUntil', '>', from)
    .where('invitation.bookedAt', '<', until)
    .orderBy('invitation.bookedAt')
    .orderBy('invitation.id')
    .$narrowType<{ bookedAt: Date }>()
    .limit(mostBooked)
    .execute()
  return rows.map((row) => ({
    applicationId: row.id,
    startsAt: row.bookedAt,
    minutes: row.minutes,
    way: row.way,
    name: maskedIfBlind(row).cvSnapshot.personalInfo.fullName,
    jobTitle: row.jobSnapshot.title,
  }))
}

/** Marks and returns the interviews whose reminder is due: one day before, or one hour. A second process finds none. */
export async function takeReminders(tx: Tx, now: Date): Promise<string[]> {
  const rows = await tx
    .updateTable('interviewInvitations as invitation')
    .set({ reminded: sql`case when booked_at <= ${now}::timestamptz + interval '1 hour' then 2 else 1 end` })
    .where('cancelledAt', 'is', null)
    .where('bookedAt', '>', now)
    .where(withActiveCompany)
    .where(withOpenApplication)
    .where(
      sql<boolean>`(reminded < 1 and booked_at <= ${now}::timestamptz + interval '24 hours'
        or reminded < 2 and booked_at <= ${now}::timestamptz + interval '1 hour')`,
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
