import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { isOpen } from '#features/jobs/server/public.ts'
import type { Part } from '#platform/contract/paging.ts'
import type { Db, Tables } from '#platform/server/db.ts'
import type { Side } from '../thread-contract.ts'

/** The owner of an application is the candidate, or the employer of the job. For anyone else it does not exist. */
export type Party = { readonly userId: string } | { readonly employerId: string }
export type ApplicationRef = { readonly applicationId: string; readonly of: Party }

export const belongsTo = (of: Party) => (where: ExpressionBuilder<Tables, 'applications' | 'jobs'>) =>
  'userId' in of ? where('applications.userId', '=', of.userId) : where('jobs.postedBy', '=', of.employerId)

/** Every change of status in order. */
export function historyOf(row: ExpressionBuilder<Tables, 'applications'>) {
  return jsonArrayFrom(
    row
      .selectFrom('applicationStatusChanges as change')
      .select(['change.fromStatus as from', 'change.toStatus as to', 'change.changedBy as by'])
      .select(sql<string>`to_char(change.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as('at'))
      .whereRef('change.applicationId', '=', 'applications.id')
      .orderBy('change.changedAt')
      .orderBy('change.id'),
  )
}

/** The number of the other side's messages that are unread and may still be read. */
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
      historyOf(row).as('history'),
      unreadFrom(row, 'employer').$notNull().as('unread'),
    ])

export type Mine = Part & { readonly userId: string; readonly now: Date }

/** Newest first. */
export async function listApplicationsOf(db: Db, { userId, now, page, limit }: Mine) {
  return selectFollowed(db, now)
    .where('applications.userId', '=', userId)
    .orderBy('applications.appliedAt', 'desc')
    .orderBy('applications.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
}

export async function countApplicationsOf(db: Db, userId: string): Promise<number> {
  const { total } = await db
    .selectFrom('applications')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return total
}

export async function findTrackedApplication(db: Db, ref: ApplicationRef, now: Date) {
  const row = await selectFollowed(db, now)
    .where('applications.id', '=', ref.applicationId)
    .where(belongsTo(ref.of))
    .executeTakeFirst()
  return row ?? null
}
