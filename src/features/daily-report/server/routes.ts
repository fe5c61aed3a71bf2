import type { FastifyInstance } from 'fastify'
import { findReportEmail, insertAdminLog, setReportEmail } from '#features/staff/server/public.ts'
import { dateOfDay, dayNumber } from '#platform/contract/dates.ts'
import { partOf } from '#platform/contract/paging.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { pageHeaders } from '#platform/server/page-headers.ts'
import { countOf, hours, minutes, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'
import { serve } from '#platform/server/serve.ts'
import { dailyReport } from '../contract.ts'
import { makeTodaysReport } from './make-report.ts'
import { toReportPrint } from './print-model.ts'
import { countReports, findLatestReport, findReport, findReportOf, listReports } from './queries.ts'

const usuallyShown = 31

const reportsMade: RateLimit = { name: 'daily reports made by', per: 'account', max: 20, windowSeconds: minutes(10) }
const reportsPrinted: RateLimit = { name: 'daily reports printed by', per: 'account', max: 60, windowSeconds: hours(1) }
const addressesChanged: RateLimit = { name: 'report addresses changed by', per: 'account', max: 20, windowSeconds: hours(1) }

/** The day before this one. */
const dayBeforeOf = (date: string): string => dateOfDay(dayNumber(`${date}T00:00:00+05:30`) - 1)

// oxlint-disable-next-line max-lines-per-function -- one entry for each call
export function dailyReportRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, guards, rateLimits, typeset } = context
  serve(app, guards, dailyReport, {
    'GET /api/admin/daily-report-current': async () => {
      const report = await findLatestReport(db)
      return { report, dayBefore: report && (await findReportOf(db, dayBeforeOf(report.date))) }
    },
    'GET /api/admin/daily-reports-history': async ({ query, request, reply }) => {
      const part = partOf(query, usuallyShown)
      const [reports, total] = await Promise.all([listReports(db, query, part), countReports(db, query)])
      reply.headers(pageHeaders(request, part, total))
      return reports
    },
    'POST /api/admin/generate-daily-report': async ({ actor }) => {
      await rateLimits.consume([countOf(reportsMade, actor.id)])
      return makeTodaysReport(context)
    },
    'GET /api/admin/daily-report-pdf/:id': async ({ actor, params }) => {
      const report = await findReport(db, params.id)
      if (!report) throw refuse(dailyReport['GET /api/admin/daily-report-pdf/:id'], 'notFound')
      await rateLimits.consume([countOf(reportsPrinted, actor.id)])
      const dayBefore = await findReportOf(db, dayBeforeOf(report.date))
      const content = await typeset('daily-report', toReportPrint(report, dayBefore))
      return { name: `daily-report-${report.date}.pdf`, content }
    },
    'GET /api/admin/daily-report-email': async ({ actor }) => ({ email: (await findReportEmail(db, actor.id)) ?? '' }),
    'PUT /api/admin/daily-report-email': async ({ actor, body: { email } }) => {
      await rateLimits.consume([countOf(addressesChanged, actor.id)])
      await db.transaction().execute(async (tx) => {
        await setReportEmail(tx, actor.id, email === '' ? null : email)
        await insertAdminLog(tx, {
          adminId: actor.id,
          action: email === '' ? 'unsubscribe from daily report' : 'subscribe to daily report',
          targetType: 'admin_user',
          targetId: actor.id,
        })
      })
      return { email }
    },
  })
}
