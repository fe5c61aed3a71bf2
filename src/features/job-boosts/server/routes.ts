import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { jobBoosts } from '../contract.ts'
import { boostJob, readBoost } from './boost-job.ts'

export function jobBoostRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, guards } = context
  serve(app, guards, jobBoosts, {
    'GET /api/employer/postings/:postingId/boost': ({ actor: { employerId }, params: { postingId: jobId } }) =>
      readBoost(db, { jobId, employerId }, clock()),
    'POST /api/employer/postings/:postingId/boost': ({ actor: { id: userId, employerId }, params: { postingId: jobId } }) =>
      boostJob(context, { jobId, employerId, userId }),
  })
}
