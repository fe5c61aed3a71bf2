import { JobStats } from '#features/jobs/web/job-stats.tsx'
import { UrgentJobs } from './urgent-jobs.tsx'

/** What every list of jobs has beside it. `isMissing` when the urgent jobs could not be loaded. */
export function BesideJobs({ isMissing }: { readonly isMissing: boolean }) {
  return (
    <>
      <UrgentJobs isMissing={isMissing} />
      <JobStats />
    </>
  )
}
