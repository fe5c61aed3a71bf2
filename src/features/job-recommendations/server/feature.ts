import type { Feature } from '#platform/server/feature.ts'
import { jobRecommendations } from '../contract.ts'
import { jobRecommendationRoutes } from './routes.ts'

export const jobRecommendationsFeature: Feature = {
  name: 'job-recommendations',
  about: 'The jobs that fit a candidate best by wishes, CV and profile, each with its reasons.',
  standsOn: ['site', 'jobs', 'job-search', 'profiles', 'wishes', 'applications'],
  calls: [{ contract: jobRecommendations, routes: jobRecommendationRoutes }],
}
