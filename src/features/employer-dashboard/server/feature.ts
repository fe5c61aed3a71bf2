import type { FastifyInstance } from 'fastify'
import { readResponses } from '#features/employers/server/public.ts'
import { retentionDays } from '#features/site/retention-periods.ts'
import { partOf } from '#platform/contract/paging.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Feature } from '#platform/server/feature.ts'
import { pageHeaders } from '#platform/server/page-headers.ts'
import { serve } from '#platform/server/serve.ts'
import { dashboard } from '../contract.ts'
import { countViews, viewCounter } from './count-views.ts'
import { countDashboard, countJobs, deleteOldViews, listComing, listFunnels } from './queries.ts'

function dashboardRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, guards } = context
  countViews(app, context)
  serve(app, guards, dashboard, {
    'GET /api/employer/dashboard': async ({ actor }) => {
      // Includes the counts since this process last wrote.
      const { employerId } = actor
      const [, responses] = await Promise.all([viewCounter(context).flush(), readResponses(context)])
      const [figures, interviews] = await Promise.all([
        countDashboard(db, employerId, clock()),
        listComing(db, employerId, clock()),
      ])
      return { ...figures, interviews, responses: responses.get(employerId) ?? null }
    },
    'GET /api/employer/funnels': async ({ actor, query, request, reply }) => {
      const part = partOf(query)
      await viewCounter(context).flush()
      const [funnels, total] = await Promise.all([
        listFunnels(db, actor.employerId, { ...part, now: clock() }),
        countJobs(db, actor.employerId),
      ])
      reply.headers(pageHeaders(request, part, total))
      return funnels
    },
  })
}

export const employerDashboardFeature: Feature = {
  name: 'employer-dashboard',
  about: 'The dashboard of an employer: open tasks, figures, how far applications have come; counts the views of jobs.',
  standsOn: ['site', 'employers', 'jobs', 'applications', 'job-posting', 'interview-slots'],
  calls: [{ contract: dashboard, routes: dashboardRoutes }],
  notPersonalData: { 'job_views.job_id': 'Counts of views; none says who has looked.' },
  retention: [
    {
      name: 'views of jobs',
      days: retentionDays.jobViews,
      why: 'A job is open for at most 60 days; a year shows how it compares.',
      erase: deleteOldViews,
    },
  ],
}
