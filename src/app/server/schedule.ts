import { rebuildSearchTermsNightly, recountSuggestionsNightly, sweepSearchIndex } from '#features/jobs/server/public.ts'
import { sweepPhotos } from '#features/profiles/server/public.ts'
import { startDigestsAtEight } from '#features/digests/server/public.ts'
import { findAlertsDaily } from '#features/saved-searches/server/public.ts'
import { matchEachMinute } from '#features/wishes/server/public.ts'
import type { CronJob } from '#platform/server/schedule.ts'
import { sweepJobs } from '#platform/server/worker.ts'
import { enforceRetention } from './retention.ts'

/** Everything that happens because it is time. One line per cron job. */
export const schedule: readonly CronJob[] = [
  sweepJobs,
  enforceRetention,
  sweepSearchIndex,
  rebuildSearchTermsNightly,
  recountSuggestionsNightly,
  sweepPhotos,
  matchEachMinute,
  findAlertsDaily,
  startDigestsAtEight,
]
