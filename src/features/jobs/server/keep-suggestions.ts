import type { Appointment } from '#platform/server/timetable.ts'
import { countSuggestions } from './suggestion-queries.ts'

/** At night in India: twenty to three. */
export const recountSuggestions: Appointment = {
  name: 'recount-suggestions',
  cron: '10 21 * * *',
  run: ({ db, clock }) => countSuggestions(db, clock()),
}
