import type { FastifyInstance } from 'fastify'
import { openSearch } from '#features/job-search/server/public.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { jobRecommendations } from '../contract.ts'
import { recommend } from './recommend.ts'

export function jobRecommendationRoutes(app: FastifyInstance, context: AppContext): void {
  const search = openSearch(context.searchPool)
  serve(app, context.guards, jobRecommendations, {
    'GET /api/applications/recommended-jobs': ({ actor }) => recommend(context, search, actor.id),
  })
}
