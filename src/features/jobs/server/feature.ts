import type { Feature } from '#platform/server/feature.ts'
import { jobs } from '../contract.ts'
import { jobFigures } from '../figures-contract.ts'
import { suggestions } from '../suggest-contract.ts'
import { jobFigureRoutes } from './figure-routes.ts'
import { jobPersonalData } from './personal-data.ts'
import { renewSearch, renewSuggested } from './renew-search.ts'
import { jobRoutes } from './routes.ts'
import { rebuildSearchTermsNightly, sweepSearchIndex } from './search-maintenance.ts'
import { suggestRoutes } from './suggest-routes.ts'
import { recountSuggestionsNightly } from './suggestion-maintenance.ts'

export const jobsFeature: Feature = {
  name: 'jobs',
  about: 'Jobs, their search, suggestions, saved jobs, feeds and pictures.',
  standsOn: ['site', 'auth', 'employers'],
  calls: [
    { contract: jobFigures, routes: jobFigureRoutes },
    { contract: suggestions, routes: suggestRoutes },
    { contract: jobs, routes: jobRoutes },
  ],
  reactions: [...renewSearch, ...renewSuggested],
  schedule: [sweepSearchIndex, rebuildSearchTermsNightly, recountSuggestionsNightly],
  personalData: jobPersonalData,
  notPersonalData: {
    'saved_jobs.job_id': 'A saved job belongs to the person who saved it, not to the employer.',
    'job_search.job_id': 'The search index: words of the job, written by a trigger.',
  },
}
