import { retentionDays } from '#features/site/retention-periods.ts'
import type { Feature } from '#platform/server/feature.ts'
import { jobReports } from '../contract.ts'
import { deleteOldReports, reportQueue } from './queries.ts'
import { jobReportRoutes } from './routes.ts'

export const jobReportsFeature: Feature = {
  name: 'job-reports',
  about: 'Job seekers report jobs; enough reports hold a job until staff have decided about it.',
  standsOn: ['site', 'auth', 'employers', 'jobs', 'job-posting', 'staff', 'moderation'],
  calls: [{ contract: jobReports, routes: jobReportRoutes }],
  queues: [reportQueue],
  personalData: [
    {
      table: 'job_reports',
      about: 'The jobs that you have reported.',
      links: [{ column: 'user_id', is: 'id' }],
      onDelete: 'erased',
    },
  ],
  notPersonalData: { 'job_reports.job_id': 'A report belongs to the person who made it, not to the employer.' },
  retention: [
    {
      name: 'decided job reports',
      days: retentionDays.message,
      why: 'A company may come back with the same job; after two years it does not.',
      erase: deleteOldReports,
    },
  ],
}
