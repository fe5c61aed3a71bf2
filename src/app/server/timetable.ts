import { sweepSessions } from '#features/auth/server/door.ts'
import { rebuildTerms, sweepSearch } from '#features/jobs/server/door.ts'
import { sweepLimits } from '#platform/server/limits.ts'
import type { Appointment } from '#platform/server/timetable.ts'
import { sweepJobs } from '#platform/server/worker.ts'

/** Everything that happens because it is time. One line per appointment. */
export const timetable: readonly Appointment[] = [sweepJobs, sweepLimits, sweepSessions, sweepSearch, rebuildTerms]
