import { reportedJobs, ReportQueue } from '#features/job-reports/web/report-queue.tsx'
import { Seo } from '#platform/web/seo.tsx'
import { loadQueue } from '../load-queue.ts'
import { StaffHeading } from '../staff-heading.tsx'

export const loader = loadQueue('job-reports', (client, filter) => client.fetchQuery({ ...reportedJobs(filter), staleTime: 0 }))

export function Component() {
  return (
    <>
      <Seo title="Reported Jobs" isHidden />
      <StaffHeading title="Reported Jobs" lead="Jobs on hold first. Release or remove each. Applicants are told." />
      <ReportQueue />
    </>
  )
}
