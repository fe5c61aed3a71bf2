import { sql } from 'kysely'
import type { JobSnapshot } from '#features/applications/contract.ts'
import type { Db } from '#platform/server/db.ts'

export type Suspension = { readonly id: string; readonly employerId: string; readonly change: 'suspended' | 'restored' }

/** The newest application of a person to a company, and the number of their other applications. */
export type Applicant = {
  readonly userId: string
  readonly applicationId: string
  readonly jobSnapshot: JobSnapshot
  readonly others: number
}

type Page = { readonly after: string | null; readonly limit: number }

/**
 * The applicants in pages by id. For a suspension, everybody who has not withdrawn; for its end, people who were warned of it, for jobs that are not
 * on hold or removed for another reason.
 */
export async function listApplicants(
  db: Db,
  { id, employerId, change }: Suspension,
  { after, limit }: Page,
): Promise<Applicant[]> {
  const isRestored = change === 'restored'
  const { rows } = await sql<Applicant>`
    select distinct on (user_id) user_id, application.id as application_id, job_snapshot,
      (count(*) over (partition by user_id))::int - 1 as others
    from applications application join jobs job on job.id = application.job_id
    where job.posted_by = ${employerId} and application.status <> 'withdrawn' and (${after}::uuid is null or user_id > ${after})
      and (not ${isRestored} or ${wasWarned(id)} and not ${isKeptBack})
    order by user_id, application.applied_at desc, application.id desc limit ${limit}`.execute(db)
  return rows
}

const wasWarned = (suspensionId: string) => sql<boolean>`exists (
  select from notifications warning
  where warning.user_id = application.user_id and warning.key = ${`suspension-${suspensionId}-suspended`})`

const isKeptBack = sql<boolean>`exists (
  select from job_postings posting where posting.id = job.id and (posting.state = 'held' or posting.reason = 'removed'))`

/** Null if the account was deleted meanwhile. */
export async function findNotice(db: Db, notificationId: string) {
  const row = await db
    .selectFrom('notifications')
    .innerJoin('users', 'users.id', 'notifications.userId')
    .select(['users.email', 'users.firstName', 'notifications.title', 'notifications.body', 'notifications.link'])
    .where('notifications.id', '=', notificationId)
    .$narrowType<{ link: string }>()
    .executeTakeFirst()
  return row ?? null
}
