import type { CronJob } from '#platform/server/schedule.ts'
import { clearChanges } from './renewal-queries.ts'
import { rebuildSearchTerms, sweepExpired, sweepRecent } from './spelling-queries.ts'

/** Runs at 02:30 in India (21:00 UTC). */
export const rebuildSearchTermsNightly: CronJob = {
  name: 'rebuild-search-terms',
  cron: '0 21 * * *',
  run: ({ db }) => rebuildSearchTerms(db),
}

export const sweepSearchIndex: CronJob = {
  name: 'sweep-search',
  cron: '*/5 * * * *',
  run: async ({ db, clock }) => {
    await sweepExpired(db, clock())
    await sweepRecent(db)
  },
}

export const clearSearchChangesNightly: CronJob = {
  name: 'clear-search-changes',
  cron: '50 20 * * *',
  run: ({ db }) => clearChanges(db),
}
