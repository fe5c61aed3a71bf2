import { deleteSaltsBefore, deleteVisitorsBefore, firstStart, listCountedDays } from '#features/traffic/server/public.ts'
import { dateOfDay, dayNumber } from '#platform/contract/dates.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Db } from '#platform/server/db.ts'
import type { CronJob } from '#platform/server/schedule.ts'
import { makeReport } from './make-report.ts'
import { listFinalDates } from './queries.ts'

/** A portal that was off for at most this many days still gets a report for each. */
const daysBack = 30

/** Makes the missing reports of past days, and deletes data that must not outlive its day. */
export async function makeDueReports(context: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const { db, clock } = context
  const today = dayNumber(clock().toISOString())
  // Done first, so that a failing report does not keep a salt.
  await deleteSaltsBefore(db, today)
  const days = await listDaysOver(db, today)
  const done = new Set(await listFinalDates(db, days.map(dateOfDay)))
  for (const day of days) if (!done.has(dateOfDay(day))) await makeReport(context, day)
  await deleteVisitorsBefore(db, today)
}

/** Includes days without any request, because "no visitors" or "the portal was off" is a report too. */
async function listDaysOver(db: Db, today: number): Promise<number[]> {
  const first = await firstStart(db)
  const since = Math.max(today - daysBack, Math.min(today - 1, first ? dayNumber(first.toISOString()) : today))
  const passed = Array.from({ length: today - since }, (_, at) => since + at)
  const counted = (await listCountedDays(db, today - daysBack)).filter((day) => day < today)
  return [...new Set([...counted, ...passed])].toSorted((a, b) => a - b)
}

/** 00:05 in India. */
export const makeDailyReports: CronJob = { name: 'make-daily-reports', cron: '35 18 * * *', run: makeDueReports }
