import type { FastifyInstance } from 'fastify'
import { openSearch } from '#features/job-search/server/public.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Feature } from '#platform/server/feature.ts'
import { serve } from '#platform/server/serve.ts'
import { jobRecommendations } from '../contract.ts'
import { recommend } from './recommend.ts'

function jobRecommendationRoutes(app: FastifyInstance, context: AppContext): void {
  const search = openSearch(context.searchPool)
  serve(app, context.guards, jobRecommendations, {
    'GET /api/applications/recommended-jobs': ({ actor }) => recommend(context, search, actor.id),
  })
}

export const jobRecommendationsFeature: Feature = {
  name: 'job-recommendations',
  about: 'The jobs that fit a candidate best by wishes, CV and profile, each with its reasons.',
  standsOn: ['site', 'jobs', 'job-search', 'profiles', 'wishes', 'applications'],
  calls: [{ contract: jobRecommendations, routes: jobRecommendationRoutes }],
}
