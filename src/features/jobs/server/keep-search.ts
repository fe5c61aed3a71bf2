import type { Appointment } from '#platform/server/timetable.ts'
import { rebuildSearchTerms, sweepExpired } from './spelling-queries.ts'

/** At night in India: half past two. */
export const rebuildTerms: Appointment = {
  name: 'rebuild-search-terms',
  cron: '0 21 * * *',
  run: ({ db }) => rebuildSearchTerms(db),
}

export const sweepSearch: Appointment = {
  name: 'sweep-expired-jobs',
  cron: '*/5 * * * *',
  run: ({ db, clock }) => sweepExpired(db, clock()),
}
