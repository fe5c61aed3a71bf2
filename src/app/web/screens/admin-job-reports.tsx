import { reportedJobs, ReportQueue } from '#features/job-reports/web/report-queue.tsx'
import { Seo } from '#platform/web/seo.tsx'
import { StaffHeading } from '../staff-heading.tsx'
import { loadStaff } from '../staff-only.ts'

export const loader = loadStaff((client) => client.fetchQuery({ ...reportedJobs, staleTime: 0 }), 'job-reports')

export function Component() {
  return (
    <>
      <Seo title="Reported jobs" isHidden />
      <StaffHeading title="Reported Jobs" lead="Jobs on hold first. Release or remove each. Applicants are told." />
      <ReportQueue />
    </>
  )
}
