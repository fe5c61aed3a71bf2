import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { isOpen } from './queries.ts'

/** A range of jobs for one file of a sitemap: the jobs after `after`, or from the first if it is null. */
export type JobIdRange = { readonly after: string | null; readonly updatedAt: Date }

type Row = { readonly id: string; readonly updatedAt: Date }

/** The beginning of each file, and the time of the last change in it. Walks the ids once, without OFFSET. */
export async function listJobIdRanges(db: Db, now: Date, size: number): Promise<JobIdRange[]> {
  const stretches: JobIdRange[] = []
  for (let after: string | null = null; ;) {
    const stretch: { count: number; last: string | null; updatedAt: Date | null } = await db
      .selectFrom(openAfter(db, { now, after, size }).as('stretch'))
      .select([
        sql<number>`count(*)::int`.as('count'),
        sql<string | null>`max(stretch.id::text collate "C")`.as('last'),
        sql<Date | null>`max(stretch.updated_at)`.as('updatedAt'),
      ])
      .executeTakeFirstOrThrow()
    if (stretch.updatedAt) stretches.push({ after, updatedAt: stretch.updatedAt })
    if (stretch.count < size) return stretches
    after = stretch.last
  }
}

export async function listJobsInRange(db: Db, now: Date, { after }: JobIdRange, size: number): Promise<Row[]> {
  return openAfter(db, { now, after, size }).execute()
}

type RangeQuery = { readonly now: Date; readonly after: string | null; readonly size: number }

function openAfter(db: Db, { now, after, size }: RangeQuery) {
  return db
    .selectFrom('jobs')
    .select(['jobs.id', 'jobs.updatedAt'])
    .where(isOpen(now))
    .$if(after !== null, (jobs) => jobs.where('jobs.id', '>', after))
    .orderBy('jobs.id')
    .limit(size)
}
