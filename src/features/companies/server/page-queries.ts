import { sql } from 'kysely'
import { isOpen } from '#features/jobs/server/door.ts'
import type { Db } from '#platform/server/db.ts'

/** Every company that has a page, and when something on it changed last: its own facts or one of its open jobs. */
export async function listCompanyPages(db: Db, now: Date): Promise<{ readonly id: string; readonly updatedAt: Date }[]> {
  return db
    .with('hiring', (tables) =>
      tables
        .selectFrom('jobs')
        .select(['jobs.postedBy', ({ fn }) => fn.max('jobs.updatedAt').as('updatedAt')])
        .where(isOpen(now))
        .groupBy('jobs.postedBy'),
    )
    .selectFrom('employers')
    .leftJoin('hiring', 'hiring.postedBy', 'employers.id')
    .select(['employers.id', sql<Date>`greatest(employers.updated_at, hiring.updated_at)`.as('updatedAt')])
    .where((where) => where.or([where('hiring.postedBy', 'is not', null), where('employers.isVerified', '=', true)]))
    .orderBy('employers.id')
    .execute()
}
