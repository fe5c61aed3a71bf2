import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { Posting } from '../posting-schema.ts'

export type UnconfirmedPosting = {
  readonly id: string
  readonly title: string
  readonly company: string
  readonly location: string
  readonly expiresAt: Date | null
}

/** The jobs that a company has not confirmed yet. */
export async function listToConfirm(db: Db, employerId: string): Promise<UnconfirmedPosting[]> {
  return db
    .selectFrom('jobPostings')
    .innerJoin('jobs', 'jobs.id', 'jobPostings.id')
    .select(['jobs.id', 'jobs.title', 'jobs.company', 'jobs.location', 'jobs.expiresAt'])
    .where('jobPostings.employerId', '=', employerId)
    .where('jobPostings.state', '=', 'open')
    .where('jobPostings.confirmationRequestedAt', 'is not', null)
    .orderBy('jobPostings.createdAt')
    .limit(500)
    .execute()
}

/** Null if the account of the company was deleted meanwhile. `faults` says why the draft cannot be published. */
export async function findPostingFacts(db: Db, postingId: string) {
  const row = await db
    .selectFrom('jobPostings')
    .innerJoin('employers', 'employers.id', 'jobPostings.employerId')
    .leftJoin('jobs', 'jobs.id', 'jobPostings.id')
    .select(['jobPostings.id', 'jobPostings.employerId', 'jobPostings.stateSince', 'jobPostings.body', 'jobPostings.reason'])
    .select('employers.companyName as company')
    .select(sql<string>`coalesce(jobs.title, job_postings.body ->> 'title', '')`.as('title'))
    .where('jobPostings.id', '=', postingId)
    .executeTakeFirst()
  if (!row) return null
  const { body, ...facts } = row
  const issues = body ? (Posting.safeParse(body).error?.issues ?? []) : []
  return { ...facts, faults: [...new Set(issues.map(({ message }) => message))].slice(0, mostFaults) }
}

const mostFaults = 5
