import type { Feature } from '#platform/server/feature.ts'
import { dailyReport } from '../contract.ts'
import { sendDailyReport } from './emails.ts'
import { makeDailyReports } from './make-due-reports.ts'
import { dailyReportRoutes } from './routes.ts'

export const dailyReportFeature: Feature = {
  name: 'daily-report',
  about: 'The report of each day: visitors, both funnels, security and service; its history, PDF and email.',
  standsOn: ['site', 'traffic', 'staff', 'employers', 'job-posting', 'applications', 'interview-slots'],
  calls: [{ contract: dailyReport, routes: dailyReportRoutes }],
  reactions: [sendDailyReport],
  schedule: [makeDailyReports],
}
