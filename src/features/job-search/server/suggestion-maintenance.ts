import type { CronJob } from '#platform/server/schedule.ts'
import { countSuggestions } from './suggestion-queries.ts'

/** At night in India: twenty to three. */
export const recountSuggestionsNightly: CronJob = {
  name: 'recount-suggestions',
  cron: '10 21 * * *',
  run: ({ db, clock }) => countSuggestions(db, clock()),
}
