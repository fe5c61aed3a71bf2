import type { Db, Tx } from '#platform/server/db.ts'
import { newId } from '#platform/server/new-id.ts'

type Invitation = { readonly jobId: string; readonly userId: string; readonly employerId: string }

/** Returns the id; null if the person is already invited to this job: the unique key decides. */
export async function insertInvitation(tx: Tx, invitation: Invitation, now: Date): Promise<string | null> {
  const made = await tx
    .insertInto('resumeInvitations')
    .values({ id: newId(), ...invitation, invitedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id ?? null
}

export async function hasApplied(db: Db, { jobId, userId }: Pick<Invitation, 'jobId' | 'userId'>): Promise<boolean> {
  const row = await db
    .selectFrom('applications')
    .select('id')
    .where('jobId', '=', jobId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

export async function listInvitedTo(
  db: Db,
  { employerId, userId }: Pick<Invitation, 'employerId' | 'userId'>,
): Promise<string[]> {
  const rows = await db
    .selectFrom('resumeInvitations')
    .select('jobId')
    .where('employerId', '=', employerId)
    .where('userId', '=', userId)
    .limit(500)
    .execute()
  return rows.map(({ jobId }) => jobId)
}

/** With the data for its email. Null if the job was closed meanwhile. */
export async function findInvitation(db: Db, id: string) {
  const row = await db
    .selectFrom('resumeInvitations')
    .innerJoin('jobs', 'jobs.id', 'resumeInvitations.jobId')
    .innerJoin('users', 'users.id', 'resumeInvitations.userId')
    .select(['resumeInvitations.id', 'resumeInvitations.userId', 'resumeInvitations.jobId', 'resumeInvitations.employerId'])
    .select(['jobs.title', 'jobs.company', 'jobs.location', 'jobs.salaryMin', 'jobs.salaryMax', 'users.email', 'users.firstName'])
    .where('resumeInvitations.id', '=', id)
    .where('jobs.isActive', '=', true)
    .executeTakeFirst()
  return row ?? null
}

export async function deleteOldInvitations(db: Db, until: Date): Promise<void> {
  await db.deleteFrom('resumeInvitations').where('invitedAt', '<=', until).execute()
}

/** The title of an open job of the company. */
export async function findOpenJobTitle(
  db: Db,
  { employerId, jobId }: { readonly employerId: string; readonly jobId: string },
  now: Date,
): Promise<string | null> {
  const row = await db
    .selectFrom('jobs')
    .select('title')
    .where('id', '=', jobId)
    .where('postedBy', '=', employerId)
    .where('isActive', '=', true)
    .where((where) => where.or([where('expiresAt', 'is', null), where('expiresAt', '>', now)]))
    .executeTakeFirst()
  return row?.title ?? null
}
