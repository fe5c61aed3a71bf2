import { sql } from 'kysely'
import { daysBefore } from '#platform/contract/dates.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import { unconfirmedDays } from '../rules.ts'

const unexpired = (now: Date) => sql<boolean>`jobs.is_active and coalesce(jobs.expires_at, 'infinity') > ${now}`

/** Marks the open jobs that nobody has confirmed since `before`. Returns their companies. */
export async function requestConfirmations(tx: Tx, before: Date, now: Date): Promise<string[]> {
  const rows = await tx
    .updateTable('jobPostings')
    .set({ confirmationRequestedAt: sql<Date>`coalesce(confirmation_requested_at, ${now})` })
    .where('state', '=', 'open')
    .where(sql<boolean>`coalesce(confirmed_at, published_at) <= ${before}`)
    .where((where) =>
      where.exists(where.selectFrom('jobs').select('jobs.id').whereRef('jobs.id', '=', 'jobPostings.id').where(unexpired(now))),
    )
    .returning('employerId')
    .execute()
  return rows.map(({ employerId }) => employerId)
}

export async function listUnconfirmed(db: Db, now: Date) {
  return db
    .selectFrom('jobPostings')
    .select(['id as postingId', 'employerId'])
    .where('state', '=', 'open')
    .where('confirmationRequestedAt', '<=', daysBefore(now, unconfirmedDays))
    .orderBy('confirmationRequestedAt')
    .limit(5_000)
    .execute()
}

/** The jobs that the link of an email may confirm: open jobs, and jobs that were paused for lack of an answer. */
export async function listConfirmable(db: Db, employerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('jobPostings')
    .select('id')
    .where('employerId', '=', employerId)
    .where((where) =>
      where.or([where('state', '=', 'open'), where.and([where('state', '=', 'paused'), where('reason', '=', 'unconfirmed')])]),
    )
    .execute()
  return rows.map(({ id }) => id)
}
