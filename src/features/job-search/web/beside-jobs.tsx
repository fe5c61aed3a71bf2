import { JobStats } from '#features/jobs/web/job-stats.tsx'
import { UrgentJobs, type UrgentProps } from './urgent-jobs.tsx'

export { UrgentStrip } from './urgent-jobs.tsx'

/** What every list of jobs has beside it. */
export function BesideJobs(urgent: UrgentProps) {
  return (
    <>
      <UrgentJobs {...urgent} />
      <JobStats />
    </>
  )
}
