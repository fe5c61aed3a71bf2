import { daysBefore } from '#platform/contract/dates.ts'
import type { Db } from '#platform/server/db.ts'
import { openStatuses, silentAfterDays } from '../rules.ts'

/** How many days before an application is shown as "No response" the employer is warned. */
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

/** The number of a company's applications that are close to their 30 days. */
export async function countNearSilence(db: Db, employerId: string, now: Date): Promise<number> {
  const { waiting } = await nearSilence(db, now)
    .select(({ fn }) => fn.countAll<string>().as('waiting'))
    .where('received.employerId', '=', employerId)
    .executeTakeFirstOrThrow()
  return Number(waiting)
}
