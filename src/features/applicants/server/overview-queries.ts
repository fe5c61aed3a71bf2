import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { SortedFilter } from '../filter-contract.ts'
import { matching, type OfEmployer } from './filter-queries.ts'
import { orders } from './list-queries.ts'

/** The applications before and after one in the list, and its position in the list. */
export async function findNeighbours(db: Db, filter: OfEmployer<SortedFilter>, applicationId: string) {
  const order = orders[filter.sort ?? 'newest']
  const list = db
    .selectFrom('receivedApplications')
    .select('applicationId')
    .select(sql<string | null>`lag(application_id) over (order by ${order})`.as('previous'))
    .select(sql<string | null>`lead(application_id) over (order by ${order})`.as('next'))
    .select(sql<number>`(row_number() over (order by ${order}))::int`.as('place'))
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .where(matching(filter))
  const row = await db
    .selectFrom(list.as('list'))
    .select(['previous', 'next', 'place', 'total'])
    .where('applicationId', '=', applicationId)
    .executeTakeFirst()
  return row ?? null
}

export async function listJobChoices(db: Db, employerId: string) {
  return db
    .selectFrom('jobs')
    .leftJoin('hiringSettings', 'hiringSettings.jobId', 'jobs.id')
    .select(['jobs.id', 'jobs.title', 'jobs.location', 'jobs.isActive', 'jobs.questions'])
    .select(sql<boolean>`coalesce(hiring_settings.is_blind, false)`.as('isBlind'))
    .select((job) =>
      job
        .selectFrom('receivedApplications')
        .select(sql<number>`count(*)::int`.as('waiting'))
        .whereRef('receivedApplications.jobId', '=', 'jobs.id')
        .where('receivedApplications.status', '=', 'applied')
        .$asScalar()
        .$notNull()
        .as('waiting'),
    )
    .where('jobs.postedBy', '=', employerId)
    .orderBy('jobs.isActive', 'desc')
    .orderBy('jobs.createdAt', 'desc')
    .limit(mostJobs)
    .execute()
}

const mostJobs = 200
