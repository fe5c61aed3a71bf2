import { deleteSaltsBefore, deleteVisitorsBefore, listCountedDays } from '#features/traffic/server/public.ts'
import { dateOfDay, dayNumber } from '#platform/contract/dates.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { CronJob } from '#platform/server/schedule.ts'
import { makeReport } from './make-report.ts'
import { listFinalDates } from './queries.ts'

/** So long a portal may be off, and its days still get their reports. */
const daysBack = 30

/** Makes the reports that are missing of days that are over, and deletes what must not outlive its day. */
export async function makeDueReports(context: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const { db, clock } = context
  const today = dayNumber(clock().toISOString())
  // First, so that a failing report keeps no salt.
  await deleteSaltsBefore(db, today)
  const counted = (await listCountedDays(db, today - daysBack)).filter((day) => day < today)
  // Also yesterday without a single request: that it was empty is a report too.
  const days = [...new Set([...counted, today - 1])].toSorted((a, b) => a - b)
  const done = new Set(await listFinalDates(db, days.map(dateOfDay)))
  for (const day of days) if (!done.has(dateOfDay(day))) await makeReport(context, day)
  await deleteVisitorsBefore(db, today)
}

/** 00:05 in India. */
export const makeDailyReports: CronJob = { name: 'make-daily-reports', cron: '35 18 * * *', run: makeDueReports }
