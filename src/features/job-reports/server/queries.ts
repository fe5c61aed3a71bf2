import { type Insertable, sql } from 'kysely'
import { passes } from '#features/moderation/server/public.ts'
import type { QueueFilter } from '#features/moderation/contract.ts'
import type { Part } from '#platform/contract/paging.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import type { ModerationQueue } from '#platform/server/moderation-queue.ts'
import type { Decision, ReportReason } from '../contract.ts'
import type { JobReportsTable } from './tables.ts'

/** A job on hold waits even if all its reporters have deleted their accounts, because only staff can end the hold. */
export const reportQueue: ModerationQueue = {
  name: 'job-reports',
  title: 'Reported Jobs',
  path: '/admin/job-reports',
  permission: 'job-reports',
  nouns: ['job', 'jobs'],
  dueHours: 24,
  waiting: sql`select report.job_id as id, min(report.created_at) as since, null::timestamptz as due,
      case when posting.state = 'held' then 'held' else 'reported' end as kind
    from job_reports report left join job_postings posting on posting.id = report.job_id
    where report.decided_at is null group by report.job_id, posting.state
    union all
    select held.id, held.state_since as since, null::timestamptz as due, 'held' as kind from job_postings held
    where held.state = 'held' and not exists (select from job_reports report where report.job_id = held.id and report.decided_at is null)`,
}

const waiting = sql<{ id: string; since: Date; kind: string }>`(${reportQueue.waiting})`.as('waiting')

/** The caller, and the filter of the list. */
export type ReportFilter = QueueFilter & { readonly adminId: string; readonly now: Date }

const shown = (filter: ReportFilter) => passes(reportQueue, sql.ref('waiting.id'), filter)

/** Returns false if this person has already reported the job. */
export async function insertReport(tx: Tx, row: Insertable<JobReportsTable>): Promise<boolean> {
  const made = await tx
    .insertInto('jobReports')
    .values(row)
    .onConflict((conflict) => conflict.constraint('job_reports_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

type OpenReport = {
  readonly id: string
  readonly jobId: string
  readonly userId: string
  readonly reason: ReportReason
  readonly details: string
  readonly createdAt: Date
}

/** The oldest first. */
export async function listUndecided(db: Db, ...jobIds: readonly string[]): Promise<OpenReport[]> {
  if (jobIds.length === 0) return []
  return db
    .selectFrom('jobReports')
    .select(['id', 'jobId', 'userId', 'reason', 'details', 'createdAt'])
    .where('jobId', 'in', jobIds)
    .where('decidedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(1_000)
    .execute()
}

/** Jobs on hold first, then by the first report. */
export async function listReported(db: Db, { page, limit }: Part, filter: ReportFilter) {
  return db
    .selectFrom(waiting)
    .innerJoin('jobs', 'jobs.id', 'waiting.id')
    .innerJoin('employers', 'employers.id', 'jobs.postedBy')
    .leftJoin('jobPostings', 'jobPostings.id', 'jobs.id')
    .select(['jobs.id as jobId', 'jobs.title', 'jobs.company', 'jobs.description', 'jobs.requirements', 'jobs.benefits'])
    .select(['employers.isVerified', 'jobPostings.state'])
    .where(shown(filter))
    .orderBy(sql`waiting.kind <> 'held'`)
    .orderBy('waiting.since')
    .orderBy('jobs.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
}

export async function countReported(db: Db, filter: ReportFilter): Promise<number> {
  const { total } = await db
    .selectFrom(waiting)
    .select(sql<number>`count(*)::int`.as('total'))
    .where(shown(filter))
    .executeTakeFirstOrThrow()
  return total
}

type DecisionRecord = Pick<Decision, 'decision' | 'reason'> & { readonly jobId: string; readonly decidedAt: Date }

/** Returns the number of undecided reports. */
export async function setDecided(tx: Tx, { jobId, decision, reason, decidedAt }: DecisionRecord): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('jobReports')
    .set({ decidedAt, decision, decisionReason: reason })
    .where('jobId', '=', jobId)
    .where('decidedAt', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Deletes decided reports only; undecided ones stay. */
export async function deleteOldReports(db: Db, until: Date): Promise<void> {
  await db.deleteFrom('jobReports').where('decidedAt', '<=', until).execute()
}
