import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'

type StandingJob = { readonly title: string; readonly place: string }

type CompanyTitles = { readonly employerId: string; readonly titles: readonly string[] }

/** The jobs of a company with one of these titles that are or will be open: published, paused, on hold or waiting. */
export async function listStanding(db: Db, { employerId, titles }: CompanyTitles, now: Date): Promise<StandingJob[]> {
  if (titles.length === 0) return []
  const title = sql<string>`coalesce(jobs.title, submitted_body ->> 'title', body ->> 'title', '')`
  return db
    .selectFrom('jobPostings')
    .leftJoin('jobs', 'jobs.id', 'jobPostings.id')
    .select(title.as('title'))
    .select(sql<string>`coalesce(jobs.location, submitted_body ->> 'place', body ->> 'place', '')`.as('place'))
    .where('employerId', '=', employerId)
    .where('state', 'in', ['open', 'paused', 'held', 'waiting'])
    .where(sql<boolean>`lower(${title}) = any(${titles.map((one) => one.toLowerCase())})`)
    .where((where) => where.or([where('jobs.expiresAt', 'is', null), where('jobs.expiresAt', '>', now)]))
    .execute()
}

type ImportRef = { readonly employerId: string; readonly digest: string }

/** The number of jobs created from this file since then that are not closed. The caller holds the lock of the company. */
export async function countImported(tx: Tx, { employerId, digest }: ImportRef, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('jobPostings')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('employerId', '=', employerId)
    .where('importDigest', '=', digest)
    .where('createdAt', '>', since)
    .where('state', '<>', 'closed')
    .executeTakeFirstOrThrow()
  return count
}
