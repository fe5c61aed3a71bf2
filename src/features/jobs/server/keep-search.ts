import type { Appointment } from '#platform/server/timetable.ts'
import { rebuildSearchTerms, sweepExpired, sweepFresh } from './spelling-queries.ts'

/** At night in India: half past two. */
export const rebuildTerms: Appointment = {
  name: 'rebuild-search-terms',
  cron: '0 21 * * *',
  run: ({ db }) => rebuildSearchTerms(db),
}

export const sweepSearch: Appointment = {
  name: 'sweep-search',
  cron: '*/5 * * * *',
  run: async ({ db, clock }) => {
    await sweepExpired(db, clock())
    await sweepFresh(db)
  },
}
