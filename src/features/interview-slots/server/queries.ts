import { type Insertable, type SqlBool, sql } from 'kysely'
import type { Db, Tables, Tx } from '#platform/server/db.ts'

export type Party = { readonly userId: string } | { readonly employerId: string }
export type Ref = { readonly applicationId: string; readonly of: Party }

/** For the candidate, invitations of a suspended company do not exist. */
const sent = (db: Db, { applicationId, of }: Ref) =>
  db
    .selectFrom('interviewInvitations as invitation')
    .innerJoin('applications', 'applications.id', 'invitation.applicationId')
    .innerJoin('jobs', 'jobs.id', 'applications.jobId')
    .selectAll('invitation')
    .select(['applications.jobSnapshot', 'applications.cvSnapshot', 'jobs.postedBy'])
    .where('invitation.applicationId', '=', applicationId)
    .where(withOpenApplication)
    .where((where) =>
      'userId' in of
        ? where.and([where('applications.userId', '=', of.userId), withActiveCompany])
        : where('jobs.postedBy', '=', of.employerId),
    )

const standing = (db: Db, ref: Ref) => sent(db, ref).where('invitation.cancelledAt', 'is', null)

/** Excludes interviews with a suspended company. */
export const withActiveCompany = sql<SqlBool>`not exists
  (select from employers company where company.id = invitation.employer_id and company.suspended_at is not null)`

/** A withdrawal or rejection takes effect at once; the reaction that ends the invitation follows some seconds later. */
export const withOpenApplication = sql<SqlBool>`exists
  (select from applications own where own.id = invitation.application_id and own.status not in ('withdrawn', 'rejected'))`

export async function findInvitation(db: Db, ref: Ref) {
  return (await standing(db, ref).executeTakeFirst()) ?? null
}

/** The invitation that stands, or else the one that was cancelled last. */
export async function findLastInvitation(db: Db, ref: Ref): Promise<InvitationRow | null> {
  const lastFirst = sent(db, ref).orderBy('invitation.cancelledAt', (order) => order.desc().nullsFirst())
  return (await lastFirst.limit(1).executeTakeFirst()) ?? null
}

export type InvitationRow = NonNullable<Awaited<ReturnType<typeof findInvitation>>>

export async function lockInvitation(tx: Tx, ref: Ref): Promise<InvitationRow | null> {
  return (await standing(tx, ref).forUpdate('invitation').executeTakeFirst()) ?? null
}

/** The booked times of this interviewer with other candidates. */
export async function listBusy(db: Db, { id, interviewerId }: Pick<InvitationRow, 'id' | 'interviewerId'>, now: Date) {
  return db
    .selectFrom('interviewInvitations as invitation')
    .select(['bookedAt', 'bookedUntil'])
    .where('interviewerId', '=', interviewerId)
    .where('id', '<>', id)
    .where('cancelledAt', 'is', null)
    .where(withOpenApplication)
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

/** Increments the sequence with each change, so that calendars and emails can distinguish versions. */
export async function changeInvitation(tx: Tx, id: string, change: Change, now: Date): Promise<void> {
  await tx
    .updateTable('interviewInvitations')
    .set({ ...change, updatedAt: now, sequence: sql`sequence + 1` })
    .where('id', '=', id)
    .execute()
}

type InvitationEnd = { readonly applicationId: string; readonly by: 'candidate' | 'employer' }

export async function endInvitation(db: Db, { applicationId, by }: InvitationEnd, now: Date): Promise<void> {
  await db
    .updateTable('interviewInvitations')
    .set({ cancelledAt: now, cancelledBy: by })
    .where('applicationId', '=', applicationId)
    .where('cancelledAt', 'is', null)
    .execute()
}

/** The data of both sides for emails and notifications, also of a cancelled interview. */
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

/** True if the application has an invitation, whose notification replaces that of the status. */
export async function isInvited(db: Db, applicationId: string): Promise<boolean> {
  const row = await db
    .selectFrom('interviewInvitations as invitation')
    .select('id')
    .where('applicationId', '=', applicationId)
    .where('cancelledAt', 'is', null)
    .where(withOpenApplication)
    .executeTakeFirst()
  return row !== undefined
}
