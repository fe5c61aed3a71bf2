import { countVisitors, firstStart, listSpans, readCounts, trafficCounter, uptimeIn } from '#features/traffic/server/public.ts'
import { dateOfDay, dayNumber, startOfDay } from '#platform/contract/dates.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { publish } from '#platform/server/events.ts'
import { countSentEmails } from '#platform/server/send-once.ts'
import { type DailyReport, dailyReportMade, type ReportBody } from '../contract.ts'
import { countFunnels } from './funnel-queries.ts'
import { findReportOf, saveReport } from './queries.ts'
import { analyticsOf, securityOf, systemOf } from './report-parts.ts'

type ReportContext = Pick<AppContext, 'db' | 'clock'>

async function readBody({ db }: ReportContext, day: number, now: Date): Promise<ReportBody> {
  const from = startOfDay(day)
  const end = startOfDay(day + 1)
  const isFinal = now >= end
  const period = { from, until: isFinal ? end : now, now }
  const [counts, visitors, spans, first, emailsSent, funnels] = await Promise.all([
    readCounts(db, day),
    countVisitors(db, day),
    listSpans(db, from, end),
    firstStart(db),
    countSentEmails(db, { from, until: end }),
    countFunnels(db, { from, until: end }),
  ])
  const totals = counts('totals')
  return {
    isFinal,
    analytics: analyticsOf(counts, visitors),
    security: securityOf(counts),
    system: systemOf(counts, { uptime: uptimeIn(spans, period, first), emailsSent }),
    funnel: {
      visitors: visitors.visitors,
      searches: totals.get('searches') ?? 0,
      jobViews: totals.get('jobViews') ?? 0,
      ...funnels.funnel,
    },
    employerFunnel: funnels.employerFunnel,
  }
}

/** Makes the report of a day, or of the current day so far. The final one is emailed once. */
export async function makeReport(context: ReportContext, day: number): Promise<DailyReport> {
  const { db, clock } = context
  // Includes the counts since this process last wrote.
  await trafficCounter(context).flush()
  const date = dateOfDay(day)
  const body = await readBody(context, day, clock())
  const saved = await db.transaction().execute(async (tx) => {
    const report = await saveReport(tx, date, body, clock())
    if (report?.isFinal) await publish(tx, dailyReportMade, { reportId: report.id })
    return report
  })
  const report = saved ?? (await findReportOf(db, date))
  if (!report) throw new TypeError('a report was neither saved nor there')
  return report
}

export async function makeTodaysReport(context: ReportContext): Promise<DailyReport> {
  return makeReport(context, dayNumber(context.clock().toISOString()))
}
