import { type Insertable, sql } from 'kysely'
import type { Db, Tables, Tx } from '#platform/server/db.ts'

export type Party = { readonly userId: string } | { readonly employerId: string }
export type Ref = { readonly applicationId: string; readonly of: Party }

const open = (db: Db, { applicationId, of }: Ref) =>
  db
    .selectFrom('interviewInvitations as invitation')
    .innerJoin('applications', 'applications.id', 'invitation.applicationId')
    .innerJoin('jobs', 'jobs.id', 'applications.jobId')
    .selectAll('invitation')
    .select(['applications.jobSnapshot', 'applications.cvSnapshot', 'jobs.postedBy'])
    .where('invitation.applicationId', '=', applicationId)
    .where('invitation.cancelledAt', 'is', null)
    .where((where) =>
      'userId' in of ? where('applications.userId', '=', of.userId) : where('jobs.postedBy', '=', of.employerId),
    )

export async function findInvitation(db: Db, ref: Ref) {
  return (await open(db, ref).executeTakeFirst()) ?? null
}

export type InvitationRow = NonNullable<Awaited<ReturnType<typeof findInvitation>>>

export async function lockInvitation(tx: Tx, ref: Ref): Promise<InvitationRow | null> {
  return (await open(tx, ref).forUpdate('invitation').executeTakeFirst()) ?? null
}

/** The times that this interviewer has with other candidates. */
export async function listBusy(db: Db, { id, interviewerId }: Pick<InvitationRow, 'id' | 'interviewerId'>, now: Date) {
  return db
    .selectFrom('interviewInvitations')
    .select(['bookedAt', 'bookedUntil'])
    .where('interviewerId', '=', interviewerId)
    .where('id', '<>', id)
    .where('cancelledAt', 'is', null)
    .where('bookedUntil', '>', now)
    .$narrowType<{ bookedAt: Date; bookedUntil: Date }>()
    .limit(500)
    .execute()
}

export async function insertInvitation(tx: Tx, row: Insertable<Tables['interviewInvitations']>): Promise<void> {
  await tx.insertInto('interviewInvitations').values(row).execute()
}

type Change = Partial<
  Pick<
    { [K in keyof InvitationRow]: InvitationRow[K] },
    | 'offered'
    | 'minutes'
    | 'way'
    | 'place'
    | 'note'
    | 'interviewerId'
    | 'bookedAt'
    | 'bookedUntil'
    | 'reminded'
    | 'cancelledAt'
    | 'cancelledBy'
  >
>

/** Each change counts, so that calendars and emails tell the versions apart. */
export async function changeInvitation(tx: Tx, id: string, change: Change, now: Date): Promise<void> {
  await tx
    .updateTable('interviewInvitations')
    .set({ ...change, updatedAt: now, sequence: sql`sequence + 1` })
    .where('id', '=', id)
    .execute()
}

type Ending = { readonly applicationId: string; readonly by: 'candidate' | 'employer' }

export async function endInvitation(db: Db, { applicationId, by }: Ending, now: Date): Promise<void> {
  await db
    .updateTable('interviewInvitations')
    .set({ cancelledAt: now, cancelledBy: by })
    .where('applicationId', '=', applicationId)
    .where('cancelledAt', 'is', null)
    .execute()
}

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

/** Both sides, for emails and notifications; also of a cancelled one. */
export async function findInterviewParties(db: Db, invitationId: string) {
  const row = await db
    .selectFrom('interviewInvitations as invitation')
    .innerJoin('applications', 'applications.id', 'invitation.applicationId')
    .innerJoin('users as candidate', 'candidate.id', 'applications.userId')
    .innerJoin('users as interviewer', 'interviewer.id', 'invitation.interviewerId')
    .selectAll('invitation')
    .select(['applications.userId', 'applications.jobSnapshot', 'applications.cvSnapshot'])
    .select(['candidate.email', 'candidate.firstName'])
    .select(['interviewer.email as interviewerEmail', 'interviewer.firstName as interviewerFirstName'])
    .where('invitation.id', '=', invitationId)
    .executeTakeFirst()
  return row ?? null
}

export type InterviewParties = NonNullable<Awaited<ReturnType<typeof findInterviewParties>>>

/** True when the application has an invitation: its own notification says more than that of the status. */
export async function isInvited(db: Db, applicationId: string): Promise<boolean> {
  const row = await db
    .selectFrom('interviewInvitations')
    .select('id')
    .where('applicationId', '=', applicationId)
    .where('cancelledAt', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
