import type { Feature } from '#platform/server/feature.ts'
import { renewal } from '#platform/server/renewal.ts'
import type { CronJob } from '#platform/server/schedule.ts'
import { suggestions } from '../contract.ts'
import { countSuggestions, renewSuggestions } from './queries.ts'
import { suggestionRoutes } from './routes.ts'

const renewSuggested = renewal({ name: 'renewSuggested', renewBatch: renewSuggestions })

/** Runs at 02:40 in India. */
const recountSuggestionsNightly: CronJob = {
  name: 'recount-suggestions',
  cron: '10 21 * * *',
  run: ({ db, clock }) => countSuggestions(db, clock()),
}

export const jobSuggestionsFeature: Feature = {
  name: 'job-suggestions',
  about: 'Roles, companies and cities that are offered while somebody types a search.',
  standsOn: ['jobs'],
  calls: [{ contract: suggestions, routes: suggestionRoutes }],
  reactions: [...renewSuggested],
  schedule: [recountSuggestionsNightly],
}
