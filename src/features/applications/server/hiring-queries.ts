import type { Db } from '#platform/server/db.ts'
import type { ReceivedQuery } from '../hiring-contract.ts'
import { hidingOf, maskedIfBlind } from '../blind-rules.ts'
import { historyOf, unreadFrom } from './my-application-queries.ts'

type ListFilter = Pick<ReceivedQuery, 'jobId' | 'status'> & { readonly employerId: string }

const from = (db: Db, { employerId, jobId, status }: ListFilter) =>
  db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.jobId')
    .leftJoin('hiringSettings', 'hiringSettings.jobId', 'applications.jobId')
    .where('jobs.postedBy', '=', employerId)
    .$if(jobId !== undefined, (query) => query.where('applications.jobId', '=', jobId ?? ''))
    .$if(status !== undefined, (query) => query.where('applications.status', '=', status ?? 'applied'))

export async function listReceived(db: Db, query: ReceivedQuery & ListFilter) {
  const rows = await from(db, query)
    .selectAll('applications')
    .select(['jobs.title as jobTitle', 'hiringSettings.isBlind'])
    .select((row) => unreadFrom(row, 'candidate').$notNull().as('unread'))
    .orderBy('applications.appliedAt', 'desc')
    .orderBy('applications.id', 'desc')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute()
  return rows.map(maskedIfBlind)
}

const countedUpTo = 1_001

/** Exact up to a thousand; larger counts return 1,001. */
export async function countReceived(db: Db, listing: ListFilter): Promise<number> {
  const { count } = await db
    .selectFrom(from(db, listing).select('applications.id').limit(countedUpTo).as('counted'))
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function findReceived(db: Db, employerId: string, applicationId: string) {
  const row = await from(db, { employerId })
    .selectAll('applications')
    .select(['jobs.title as jobTitle', 'hiringSettings.isBlind'])
    .select((one) => [historyOf(one).as('history'), unreadFrom(one, 'candidate').$notNull().as('unread')])
    .where('applications.id', '=', applicationId)
    .executeTakeFirst()
  return row ? { ...maskedIfBlind(row), hide: hidingOf(row) } : null
}
