import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Feature } from '#platform/server/feature.ts'
import { serve } from '#platform/server/serve.ts'
import { jobBoosts } from '../contract.ts'
import { boostJob, readBoost } from './boost-job.ts'

function jobBoostRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, guards } = context
  serve(app, guards, jobBoosts, {
    'GET /api/employer/postings/:postingId/boost': ({ actor: { employerId }, params: { postingId: jobId } }) =>
      readBoost(db, { jobId, employerId }, clock()),
    'POST /api/employer/postings/:postingId/boost': ({ actor: { id: userId, employerId }, params: { postingId: jobId } }) =>
      boostJob(context, { jobId, employerId, userId }),
  })
}

export const jobBoostsFeature: Feature = {
  name: 'job-boosts',
  about: 'Companies use the boosts of their plan to promote open jobs for seven days.',
  standsOn: ['employers', 'entitlements', 'jobs'],
  calls: [{ contract: jobBoosts, routes: jobBoostRoutes }],
  notPersonalData: {
    'job_boosts.job_id': 'A job of a company, and no person.',
    'job_boosts.employer_id': 'Which company has promoted a job.',
    'job_boosts.subscription_id': 'Which purchase the boost came from.',
  },
}
