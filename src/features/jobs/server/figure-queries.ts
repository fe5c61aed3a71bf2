import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { JobFigures } from '../figures-contract.ts'
import { isOpen } from './queries.ts'

/** A city is what stands before the first comma of the place. */
export async function countOpenJobs(db: Db, now: Date): Promise<Omit<JobFigures, 'hiring'>> {
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
