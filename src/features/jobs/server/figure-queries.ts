import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { JobFigures } from '../figures-contract.ts'
import { isOpen, jobSummaryColumns } from './queries.ts'

/** A city is the part of the place before the first comma. */
export async function countOpenJobs(db: Db, now: Date): Promise<Pick<JobFigures, 'jobs' | 'companies' | 'cities'>> {
  return db
    .selectFrom('jobs')
    .select([
      sql<number>`count(*)::int`.as('jobs'),
      sql<number>`count(distinct jobs.posted_by)::int`.as('companies'),
      sql<number>`count(distinct lower(trim(split_part(jobs.location, ',', 1))))::int`.as('cities'),
    ])
    .where(isOpen(now))
    .executeTakeFirstOrThrow()
}

/** The companies with the most open jobs. */
export async function listHiring(db: Db, now: Date, limit: number): Promise<JobFigures['hiring']> {
  return db
    .selectFrom('jobs')
    .select(({ fn }) => [
      fn.max('jobs.company').as('company'),
      fn.max('jobs.companyLogo').as('companyLogo'),
      sql<number>`count(*)::int`.as('openJobs'),
    ])
    .where(isOpen(now))
    .groupBy('jobs.postedBy')
    .orderBy('openJobs', 'desc')
    .orderBy('company')
    .limit(limit)
    .execute()
}

/** Nearly every trade occurs among this number of the newest jobs, so no more are sorted. */
const newestCount = 500

/** The newest job of each trade that states its pay. */
export async function listFresh(db: Db, now: Date, limit: number): Promise<JobFigures['fresh']> {
  const newest = db
    .selectFrom('jobs')
    .innerJoin('employers', 'employers.id', 'jobs.postedBy')
    .select([...jobSummaryColumns, 'jobs.demographics', 'employers.industry'])
    .where(isOpen(now))
    .where('jobs.salaryMin', 'is not', null)
    .orderBy('jobs.createdAt', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(newestCount)
  const ofEachTrade = db
    .selectFrom(newest.as('newest'))
    .selectAll()
    .distinctOn('newest.industry')
    .orderBy('newest.industry')
    .orderBy('newest.createdAt', 'desc')
    .orderBy('newest.id', 'desc')
  const rows = await db
    .selectFrom(ofEachTrade.as('fresh'))
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ industry: _industry, createdAt: _createdAt, urgentHiring: _urgent, postedBy: _postedBy, ...job }) => job)
}

/** The jobs among these that are open. */
export async function openOf(db: Db, ids: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.selectFrom('jobs').select('jobs.id').where('jobs.id', 'in', ids).where(isOpen(now)).execute()
  return new Set(rows.map(({ id }) => id))
}
