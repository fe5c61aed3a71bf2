import type { Feature } from '#platform/server/feature.ts'
import { jobSearch } from '../contract.ts'
import { jobSearchRoutes } from './routes.ts'

export const jobSearchFeature: Feature = {
  name: 'job-search',
  about: 'The search for jobs: its list, feed and similar jobs, and what it offers where little is found.',
  standsOn: ['site', 'jobs', 'job-boosts', 'job-suggestions', 'search-places', 'search-words', 'job-index'],
  calls: [{ contract: jobSearch, routes: jobSearchRoutes }],
}
