import { type ExpressionBuilder, type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tables } from '#platform/server/db.ts'
import type { JobSummary, Job } from '../contract.ts'
import type { JobsTable } from './tables.ts'
import type { PostedJob } from './with-responses.ts'

/** Converts a row to the job in answers, in which times are texts. */
export function toJob<R extends JobRow>(
  row: R,
): Omit<R, 'createdAt' | 'expiresAt'> & Pick<Job, 'createdAt'> & { expiresAt: string | null } {
  return { ...row, createdAt: row.createdAt.toISOString(), expiresAt: row.expiresAt?.toISOString() ?? null }
}

export type JobRow = Selectable<JobsTable>

/** Includes the company, by which its responses are added (`with-responses.ts`). */
export const jobSummaryColumns = [
  'jobs.id',
  'jobs.title',
  'jobs.company',
  'jobs.companyLogo',
  'jobs.location',
  'jobs.salaryMin',
  'jobs.salaryMax',
  'jobs.urgentHiring',
  'jobs.createdAt',
  'jobs.postedBy',
] as const satisfies readonly `jobs.${Exclude<keyof JobSummary, 'responses'> | 'postedBy'}`[]

export const isOpen = (now: Date) => (where: ExpressionBuilder<Tables, 'jobs'>) =>
  where.and([
    where('jobs.isActive', '=', true),
    where.or([where('jobs.expiresAt', 'is', null), where('jobs.expiresAt', '>', now)]),
  ])

/** Finds a job in any state. Null also for an id that is not a UUID. */
export async function findJob(db: Db, jobId: string): Promise<JobRow | null> {
  if (!isUuid(jobId)) return null
  const row = await db.selectFrom('jobs').selectAll('jobs').where('jobs.id', '=', jobId).executeTakeFirst()
  return row ?? null
}

/** Null unless people can still apply. */
export async function findOpenJob(db: Db, jobId: string, now: Date): Promise<JobRow | null> {
  if (!isUuid(jobId)) return null
  const row = await db.selectFrom('jobs').selectAll('jobs').where('jobs.id', '=', jobId).where(isOpen(now)).executeTakeFirst()
  return row ?? null
}

/** The jobs among these for which people can still apply. */
export async function listOpenIds(db: Db, jobIds: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('jobs')
    .select('jobs.id')
    .where(sql<boolean>`jobs.id = any(${jobIds}::uuid[])`)
    .where(isOpen(now))
    .execute()
  return new Set(rows.map(({ id }) => id))
}

type Part = { readonly now: Date; readonly page: number; readonly limit: number }

/** The open jobs of a company, the newest first. */
export async function listOpenJobsOf(db: Db, employerId: string, { now, page, limit }: Part): Promise<PostedJob[]> {
  const rows = await db
    .selectFrom('jobs')
    .selectAll('jobs')
    .where('jobs.postedBy', '=', employerId)
    .where(isOpen(now))
    .orderBy('jobs.createdAt', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return rows.map(toJob)
}

export async function insertJobs(db: Db, rows: readonly Insertable<JobsTable>[]): Promise<void> {
  await db.insertInto('jobs').values(rows).execute()
}

function isUuid(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
}

/** Copies name and logo from the company to its jobs. Rows that already have both are not written, because each write renews the search. */
export async function copyNameAndLogo(db: Db, employerId: string): Promise<void> {
  await sql`
    update jobs set company = employers.company_name, company_logo = employers.logo, updated_at = now()
    from employers
    where employers.id = ${employerId} and jobs.posted_by = employers.id
      and (jobs.company, jobs.company_logo) is distinct from (employers.company_name, employers.logo)`.execute(db)
}
