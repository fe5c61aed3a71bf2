import { sql } from 'kysely'
import { waitingDays } from '#features/employers/rules.ts'
import { isSilent } from '#features/applications/server/public.ts'
import type { CompanyResponses } from '#features/employers/server/public.ts'
import { daysBefore } from '#platform/contract/dates.ts'
import type { Db } from '#platform/server/db.ts'

const year = sql`interval '365 days'`

/**
 * Counts the responses of all companies with applications, or of company `only`. The response is the first action of the employer: a change of
 * status, or a message. An application that was withdrawn before does not count. One that the employer has not touched for 30 days since counts as
 * unanswered, and one that waits counts only after `waitingDays`: a fresh one is neither.
 */
export async function countResponses(db: Db, now: Date, only?: string): Promise<CompanyResponses[]> {
  return db
    .with('sent', (tables) =>
      tables
        .selectFrom('applications')
        .innerJoin('jobs', 'jobs.id', 'applications.jobId')
        .select(['jobs.postedBy', 'applications.status', 'applications.appliedAt', answeredAt.as('answeredAt')])
        .select((row) => isSilent(now)(row).as('isSilent'))
        .$if(only !== undefined, (query) => query.where('jobs.postedBy', '=', only ?? ''))
        .where('applications.appliedAt', '>', sql<Date>`${now}::timestamptz - ${year}`),
    )
    .selectFrom('sent')
    .select([
      'sent.postedBy as employerId',
      sql<number>`count(*)::int`.as('applications'),
      sql<number>`count(sent.answered_at) filter (where not sent.is_silent)::int`.as('answered'),
      sql<
        number | null
      >`percentile_cont(0.5) within group (order by extract(epoch from sent.answered_at - sent.applied_at) / 86400)
        filter (where sent.answered_at is not null)`.as('medianDays'),
    ])
    .where((where) =>
      where.or([
        where('sent.answeredAt', 'is not', null),
        where.and([where('sent.status', '<>', 'withdrawn'), where('sent.appliedAt', '<=', daysBefore(now, waitingDays))]),
      ]),
    )
    .groupBy('sent.postedBy')
    .execute()
}

/** The earlier of the two times; `least` ignores nulls. */
const answeredAt = sql<Date | null>`least(
  (select min(changed_at) from application_status_changes where application_id = applications.id and changed_by = 'employer'),
  (select min(sent_at) from application_messages where application_id = applications.id and sender = 'employer'))`

/** The id of an event that may change the figures. */
export type ResponseEvent = { readonly applicationId: string } | { readonly changeId: string } | { readonly messageId: string }

/** The company of the application; null if the account was deleted meanwhile. */
export async function findCompanyWhere(db: Db, happened: ResponseEvent): Promise<string | null> {
  const row = await db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.jobId')
    .select('jobs.postedBy')
    .where('applications.id', 'in', (where) => {
      if ('applicationId' in happened) return sql<string>`(select ${happened.applicationId}::uuid)`
      return 'changeId' in happened
        ? where
            .selectFrom('applicationStatusChanges')
            .select('applicationStatusChanges.applicationId')
            .where('applicationStatusChanges.id', '=', happened.changeId)
        : where
            .selectFrom('applicationMessages')
            .select('applicationMessages.applicationId')
            .where('applicationMessages.id', '=', happened.messageId)
    })
    .executeTakeFirst()
  return row?.postedBy ?? null
}
