import { rebuildTerms, recountSuggestions, sweepSearch } from '#features/jobs/server/door.ts'
import { sweepPhotos } from '#features/profiles/server/door.ts'
import { beginDayAtEight } from '#features/digests/server/door.ts'
import { findAlertsDaily } from '#features/searches/server/door.ts'
import { matchEachMinute } from '#features/wishes/server/door.ts'
import type { Appointment } from '#platform/server/timetable.ts'
import { sweepJobs } from '#platform/server/worker.ts'
import { enforceRetention } from './retention.ts'

/** Everything that happens because it is time. One line per appointment. */
export const timetable: readonly Appointment[] = [
  sweepJobs,
  enforceRetention,
  sweepSearch,
  rebuildTerms,
  recountSuggestions,
  sweepPhotos,
  matchEachMinute,
  findAlertsDaily,
  beginDayAtEight,
]
