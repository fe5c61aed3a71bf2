import { type ExpressionBuilder, sql } from 'kysely'
import type { Db, Tables } from '#platform/server/db.ts'
import type { PostingQuery, PostingState, PostingSummary } from '../contract.ts'
import { isExpired } from '../rules.ts'

type EmployerScope = { readonly employerId: string; readonly now: Date }

const selectSummaries = (db: Db, employerId: string) =>
  db
    .selectFrom('jobPostings')
    .leftJoin('jobs', 'jobs.id', 'jobPostings.id')
    .where('jobPostings.employerId', '=', employerId)
    .select([
      'jobPostings.id',
      'jobPostings.state',
      'jobPostings.reason',
      'jobs.expiresAt',
      'jobPostings.publishedAt',
      'jobPostings.confirmationRequestedAt',
      'jobPostings.updatedAt',
    ])
    .select([
      sql<string>`coalesce(job_postings.body ->> 'title', jobs.title, '')`.as('title'),
      sql<string>`coalesce(case when job_postings.body ->> 'workplace' = 'remote' then 'Remote' else job_postings.body ->> 'place' end, jobs.location, '')`.as(
        'place',
      ),
      sql<boolean>`job_postings.body is not null and job_postings.body is distinct from job_postings.submitted_body`.as(
        'hasChanges',
      ),
    ])
    .select((row) => [applicationsOf(row, false).as('applications'), applicationsOf(row, true).as('fresh')])

/** The number of applications that were received, as in the list of applicants to which it leads: withdrawn ones are in it. */
function applicationsOf(row: ExpressionBuilder<Tables, 'jobPostings'>, isFresh: boolean) {
  return row
    .selectFrom('applications')
    .select(sql<number>`count(*)::int`.as('count'))
    .whereRef('applications.jobId', '=', 'jobPostings.id')
    .$if(isFresh, (query) => query.where('applications.status', '=', 'applied'))
    .$asScalar()
    .$notNull()
}

type SummaryRow = Awaited<ReturnType<ReturnType<typeof selectSummaries>['executeTakeFirstOrThrow']>>

function onWire(row: SummaryRow, now: Date): PostingSummary {
  const { expiresAt, publishedAt, confirmationRequestedAt, updatedAt, ...rest } = row
  return {
    ...rest,
    isExpired: isExpired(row, now),
    expiresAt: expiresAt?.toISOString() ?? null,
    publishedAt: publishedAt?.toISOString() ?? null,
    confirmationRequestedAt: confirmationRequestedAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
  }
}

export async function listSummaries(db: Db, { employerId, now }: EmployerScope, query: PostingQuery): Promise<PostingSummary[]> {
  const { state, page, limit } = query
  const rows = await selectSummaries(db, employerId)
    .$if(state !== undefined, (postings) => postings.where('jobPostings.state', '=', state ?? 'open'))
    .orderBy('jobPostings.createdAt', 'desc')
    .orderBy('jobPostings.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return rows.map((row) => onWire(row, now))
}

export async function findSummary(db: Db, { employerId, now }: EmployerScope, postingId: string): Promise<PostingSummary | null> {
  const row = await selectSummaries(db, employerId).where('jobPostings.id', '=', postingId).executeTakeFirst()
  return row ? onWire(row, now) : null
}

export async function countByState(db: Db, employerId: string): Promise<Partial<Record<PostingState, number>>> {
  const rows = await db
    .selectFrom('jobPostings')
    .select(['state', sql<number>`count(*)::int`.as('count')])
    .where('employerId', '=', employerId)
    .groupBy('state')
    .execute()
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}
