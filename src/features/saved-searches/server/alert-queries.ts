import { type Selectable, sql } from 'kysely'
import { isOpen } from '#features/jobs/server/public.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import type { SavedSearchesTable } from './tables.ts'

export type DueSearch = Pick<Selectable<SavedSearchesTable>, 'id' | 'query' | 'createdAt'>

/** Ordered by id, after `afterId`. */
export async function listActiveSearches(db: Db, afterId: string | null, limit: number): Promise<DueSearch[]> {
  return db
    .selectFrom('savedSearches')
    .select(['id', 'query', 'createdAt'])
    .where('isActive', '=', true)
    .$if(afterId !== null, (query) => query.where('id', '>', afterId))
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function listFreshJobs(
  db: Db,
  jobIds: readonly string[],
  { since, now }: { readonly since: Date; readonly now: Date },
) {
  return db
    .selectFrom('jobs')
    .select(['jobs.id', 'jobs.title', 'jobs.location', 'jobs.salaryMin', 'jobs.salaryMax'])
    .where(sql<boolean>`jobs.id = any(${jobIds}::uuid[])`)
    .where('jobs.createdAt', '>', since)
    .where(isOpen(now))
    .execute()
}

export type NewAlert = { readonly jobId: string; readonly reason: string; readonly foundAt: Date }

/** Returns true if at least one is new. A search or job that was deleted meanwhile gets none. */
export async function insertAlerts(tx: Tx, searchId: string, alerts: readonly NewAlert[]): Promise<boolean> {
  const { rows } = await sql`
    insert into search_alerts (search_id, job_id, reason, found_at)
    select saved.id, job.id, found.reason, found.found_at
    from unnest(${alerts.map(({ jobId }) => jobId)}::uuid[], ${alerts.map(({ reason }) => reason)}::text[],
      ${alerts.map(({ foundAt }) => foundAt.toISOString())}::timestamptz[]) found (job_id, reason, found_at)
    join (select id from saved_searches where id = ${searchId} and is_active for key share) saved on true
    join jobs job on job.id = found.job_id
    on conflict do nothing returning job_id`.execute(tx)
  return rows.length > 0
}

export type SearchOwner = { readonly userId: string; readonly name: string }

export async function findSearchOwner(db: Db, searchId: string): Promise<SearchOwner | null> {
  const row = await db.selectFrom('savedSearches').select(['userId', 'name']).where('id', '=', searchId).executeTakeFirst()
  return row ?? null
}

/** The open job that was found last. Null if none is open any more. */
export async function findNewestAlert(db: Db, searchId: string, now: Date) {
  const row = await db
    .selectFrom('searchAlerts')
    .innerJoin('jobs', 'jobs.id', 'searchAlerts.jobId')
    .select(['jobs.title', 'jobs.company', 'jobs.location', 'jobs.salaryMin', 'jobs.salaryMax'])
    .where('searchAlerts.searchId', '=', searchId)
    .where(isOpen(now))
    .orderBy('searchAlerts.foundAt', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** People whose daily digest would contain alerts. */
export async function listAlertedUsers(db: Db, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('searchAlerts')
    .innerJoin('savedSearches', 'savedSearches.id', 'searchAlerts.searchId')
    .select('savedSearches.userId')
    .distinct()
    .where('searchAlerts.mailedAt', 'is', null)
    .where('searchAlerts.foundAt', '>', since)
    .execute()
  return rows.map(({ userId }) => userId)
}

type AlertPeriod = { readonly since: Date; readonly now: Date }

/** Marks each alert as emailed once: a second caller finds it marked. */
export async function takeAlerts(tx: Tx, userId: string, { since, now }: AlertPeriod) {
  const rows = await tx
    .updateTable('searchAlerts')
    .from(['savedSearches', 'jobs'])
    .set({ mailedAt: now })
    .whereRef('savedSearches.id', '=', 'searchAlerts.searchId')
    .whereRef('jobs.id', '=', 'searchAlerts.jobId')
    .where('savedSearches.userId', '=', userId)
    .where('savedSearches.isActive', '=', true)
    .where('searchAlerts.mailedAt', 'is', null)
    .where('searchAlerts.foundAt', '>', since)
    .where(isOpen(now))
    .returning([
      'jobs.id as jobId',
      'jobs.title',
      'jobs.company',
      'jobs.location',
      'jobs.salaryMin',
      'jobs.salaryMax',
      'searchAlerts.reason',
      'savedSearches.name as from',
    ])
    .execute()
  await tx
    .updateTable('savedSearches')
    .set({ lastSentAt: now })
    .where('userId', '=', userId)
    .where('isActive', '=', true)
    .execute()
  return rows
}
