import { type QueryCreator, sql } from 'kysely'
import { isOpen } from '#features/jobs/server/public.ts'
import type { Db, Tables } from '#platform/server/db.ts'

/** All companies that have a page, with the time of its last change: of the company's data, one of its jobs (including its end), or a rating. */
export async function listCompanyPages(db: Db, now: Date): Promise<{ readonly id: string; readonly updatedAt: Date }[]> {
  return db
    .with('offered', (tables) => offered(tables, now))
    .with('rated', rated)
    .selectFrom('employers')
    .leftJoin('offered', 'offered.postedBy', 'employers.id')
    .leftJoin('rated', 'rated.employerId', 'employers.id')
    .select([
      'employers.id',
      sql<Date>`greatest(employers.updated_at, offered.updated_at, offered.ended_at, rated.rated_at)`.as('updatedAt'),
    ])
    .where('employers.suspendedAt', 'is', null)
    .where((where) => where.or([where('offered.open', '>', 0), where('employers.isVerified', '=', true)]))
    .orderBy('employers.id')
    .execute()
}

/**
 * The jobs of a company with the time of their last change. Closing a job changes its row; an expired job is not changed, but is no longer on the
 * page.
 */
function offered(tables: QueryCreator<Tables>, now: Date) {
  return tables
    .selectFrom('jobs')
    .select(({ fn }) => [
      'jobs.postedBy',
      fn.max('jobs.updatedAt').as('updatedAt'),
      fn.max('jobs.expiresAt').filterWhere('jobs.expiresAt', '<=', now).as('endedAt'),
      fn.countAll<number>().filterWhere(isOpen(now)).as('open'),
    ])
    .groupBy('jobs.postedBy')
}

function rated(tables: QueryCreator<Tables>) {
  return tables
    .selectFrom('companyRatings')
    .select(({ fn }) => ['companyRatings.employerId', fn.max('companyRatings.createdAt').as('ratedAt')])
    .where('companyRatings.status', '=', 'published')
    .groupBy('companyRatings.employerId')
}
