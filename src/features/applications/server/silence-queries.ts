import { daysBefore } from '#platform/contract/dates.ts'
import type { Db } from '#platform/server/db.ts'
import { openStatuses, silentAfterDays } from '../rules.ts'

/** So many days before an application shows "No response". */
export const warnedDays = 7

const nearSilence = (db: Db, now: Date) =>
  db
    .selectFrom('receivedApplications as received')
    .innerJoin('jobs', 'jobs.id', 'received.jobId')
    .where('received.status', 'in', openStatuses)
    .where('received.touchedAt', '<=', daysBefore(now, silentAfterDays - warnedDays))
    .where('received.touchedAt', '>', daysBefore(now, silentAfterDays))

/** The companies with such applications. */
export async function listNearSilence(db: Db, now: Date): Promise<string[]> {
  const rows = await nearSilence(db, now).select('received.employerId').distinct().execute()
  return rows.map(({ employerId }) => employerId)
}

/** How many of a company's applications are near their 30 days; null for a company without any, or without an account. */
export async function findSilenceAhead(db: Db, employerId: string, now: Date) {
  const { waiting } = await nearSilence(db, now)
    .select(({ fn }) => fn.countAll<string>().as('waiting'))
    .where('received.employerId', '=', employerId)
    .executeTakeFirstOrThrow()
  const company = await db
    .selectFrom('employers')
    .select(['userId', 'contactEmail'])
    .where('id', '=', employerId)
    .executeTakeFirst()
  return company && Number(waiting) > 0 ? { ...company, waiting: Number(waiting) } : null
}
