import type { Feature } from '#platform/server/feature.ts'
import { jobSearch } from '../contract.ts'
import { renewAnswers, renewAnswersNightly } from './renew-answers.ts'
import { renewSearch } from './renew-search.ts'
import { jobSearchRoutes } from './routes.ts'
import { clearSearchChangesNightly, rebuildSearchTermsNightly, sweepSearchIndex } from './search-maintenance.ts'

export const jobSearchFeature: Feature = {
  name: 'job-search',
  about: 'The search for jobs: its index, list, feed and similar jobs.',
  standsOn: ['site', 'employers', 'jobs', 'job-suggestions'],
  calls: [{ contract: jobSearch, routes: jobSearchRoutes }],
  reactions: [...renewSearch, renewAnswers],
  schedule: [sweepSearchIndex, clearSearchChangesNightly, rebuildSearchTermsNightly, renewAnswersNightly],
  notPersonalData: {
    'job_search.job_id': 'The search index: words of the job, written by a trigger.',
    'job_search_changes.job_id': 'Which rows of the search index have changed today.',
  },
}
