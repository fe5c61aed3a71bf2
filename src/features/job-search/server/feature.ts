import type { Feature } from '#platform/server/feature.ts'
import { jobSearch } from '../contract.ts'
import { suggestions } from '../suggest-contract.ts'
import { renewAnswers, renewAnswersNightly } from './renew-answers.ts'
import { renewSearch, renewSuggested } from './renew-search.ts'
import { jobSearchRoutes } from './routes.ts'
import { clearSearchChangesNightly, rebuildSearchTermsNightly, sweepSearchIndex } from './search-maintenance.ts'
import { suggestRoutes } from './suggest-routes.ts'
import type { CronJob } from '#platform/server/schedule.ts'
import { countSuggestions } from './suggestion-queries.ts'

/** At night in India: twenty to three. */
const recountSuggestionsNightly: CronJob = {
  name: 'recount-suggestions',
  cron: '10 21 * * *',
  run: ({ db, clock }) => countSuggestions(db, clock()),
}

export const jobSearchFeature: Feature = {
  name: 'job-search',
  about: 'The search for jobs: its index, list, feed, similar jobs, and suggestions while typing.',
  standsOn: ['site', 'employers', 'jobs'],
  calls: [
    { contract: suggestions, routes: suggestRoutes },
    { contract: jobSearch, routes: jobSearchRoutes },
  ],
  reactions: [...renewSearch, ...renewSuggested, renewAnswers],
  schedule: [
    sweepSearchIndex,
    clearSearchChangesNightly,
    rebuildSearchTermsNightly,
    recountSuggestionsNightly,
    renewAnswersNightly,
  ],
  notPersonalData: {
    'job_search.job_id': 'The search index: words of the job, written by a trigger.',
    'job_search_changes.job_id': 'Which rows of the search index have changed today.',
  },
}
