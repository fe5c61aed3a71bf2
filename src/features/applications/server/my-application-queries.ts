import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { holdOf, isOpen } from '#features/jobs/server/public.ts'
import { daysBefore } from '#platform/contract/dates.ts'
import type { Part } from '#platform/contract/paging.ts'
import type { Db, Tables } from '#platform/server/db.ts'
import type { ApplicationStatus } from '../contract.ts'
import { openStatuses, silentAfterDays } from '../rules.ts'
import type { Side } from '../thread-contract.ts'

/** The candidate, or the employer of the job. For anyone else the application does not exist. */
export type Party = { readonly userId: string } | { readonly employerId: string }
export type ApplicationRef = { readonly applicationId: string; readonly of: Party }

export const belongsTo = (of: Party) => (where: ExpressionBuilder<Tables, 'applications' | 'jobs'>) =>
  'userId' in of ? where('applications.userId', '=', of.userId) : where('jobs.postedBy', '=', of.employerId)

/** All changes of status, in order. */
export function historyOf(row: ExpressionBuilder<Tables, 'applications'>) {
  return jsonArrayFrom(
    row
      .selectFrom('applicationStatusChanges as change')
      .select(['change.fromStatus as from', 'change.toStatus as to', 'change.changedBy as by', 'change.note'])
      .select(sql<string>`to_char(change.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as('at'))
      .whereRef('change.applicationId', '=', 'applications.id')
      .orderBy('change.changedAt')
      .orderBy('change.id'),
  )
}

/** True if the application is not final and its employer has done nothing for 30 days. */
export const isSilent = (now: Date) => (row: ExpressionBuilder<Tables, 'applications'>) =>
  row
    .exists(
      row
        .selectFrom('receivedApplications as received')
        .select('received.applicationId')
        .whereRef('received.applicationId', '=', 'applications.id')
        .where('received.touchedAt', '<=', daysBefore(now, silentAfterDays))
        .where('applications.status', 'in', openStatuses),
    )
    .$castTo<boolean>()

/** The number of unread messages of the other side that may still be read. */
export function unreadFrom(row: ExpressionBuilder<Tables, 'applications'>, sender: Side) {
  return row
    .selectFrom('applicationMessages as message')
    .select(sql<number>`count(*)::int`.as('unread'))
    .whereRef('message.applicationId', '=', 'applications.id')
    .where('message.sender', '=', sender)
    .where('message.readAt', 'is', null)
    .$if(sender === 'candidate', (unread) => unread.where('applications.status', '<>', 'withdrawn'))
    .$asScalar()
}

const selectFollowed = (db: Db, now: Date) =>
  db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.jobId')
    .selectAll('applications')
    .select((row) => [
      isOpen(now)(row).$castTo<boolean>().as('isJobOpen'),
      holdOf(now).as('jobHold'),
      historyOf(row).as('history'),
      unreadFrom(row, 'employer').$notNull().as('unread'),
      isSilent(now)(row).as('isSilent'),
    ])

export type MyFilter = {
  readonly userId: string
  readonly q?: string | undefined
  readonly status?: ApplicationStatus | undefined
}
export type MyApplicationsQuery = Part & MyFilter & { readonly now: Date }

const mostWords = 20

const matches =
  ({ userId, q = '', status }: MyFilter) =>
  (where: ExpressionBuilder<Tables, 'applications'>) => {
    const words = q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, mostWords)
    return where.and([
      where('applications.userId', '=', userId),
      ...(status === undefined ? [] : [where('applications.status', '=', status)]),
      ...words.map((word) => sql<boolean>`position(${word} in ${jobText}) > 0`),
    ])
  }

const jobText = sql`lower(concat_ws(' ', job_snapshot ->> 'title', job_snapshot ->> 'company', job_snapshot ->> 'location'))`

/** The applications of a person, the newest first. */
export async function listApplicationsOf(db: Db, { now, page, limit, ...filter }: MyApplicationsQuery) {
  return selectFollowed(db, now)
    .innerJoin('employers', 'employers.id', 'jobs.postedBy')
    .select(sql<boolean>`employers.suspended_at is not null`.as('isCompanySuspended'))
    .where(matches(filter))
    .orderBy('applications.appliedAt', 'desc')
    .orderBy('applications.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
}

export async function countApplicationsOf(db: Db, filter: MyFilter): Promise<number> {
  const { total } = await db
    .selectFrom('applications')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(matches(filter))
    .executeTakeFirstOrThrow()
  return total
}

export async function countByStatus(db: Db, userId: string): Promise<Partial<Record<ApplicationStatus, number>>> {
  const rows = await db
    .selectFrom('applications')
    .select(['applications.status', sql<number>`count(*)::int`.as('count')])
    .where('applications.userId', '=', userId)
    .groupBy('applications.status')
    .execute()
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
}

export async function findTrackedApplication(db: Db, ref: ApplicationRef, now: Date) {
  const row = await selectFollowed(db, now)
    .where('applications.id', '=', ref.applicationId)
    .where(belongsTo(ref.of))
    .executeTakeFirst()
  return row ?? null
}
